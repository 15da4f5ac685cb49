/** What is wrong with something that was sent, fault by fault. */
import type { Told } from "$protocol";

export const faultsOf = (reason: Told): Told[] => {
  const faults = reason["faults"];
  return Array.isArray(faults) && faults.length > 0 ? (faults as Told[]) : [reason];
};
