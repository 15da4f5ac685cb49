/** The rewards of a space as icons with figures. */
import type { Reward } from "./position";

export interface RewardIcon {
  icon: string;
  text: string;
}

export function rewardIcons({ reward, amount }: Reward): RewardIcon[] {
  switch (reward) {
    case "credits":
      return [{ icon: "credit", text: String(amount ?? 1) }];
    case "fan":
      return [{ icon: "fan", text: "" }];
    case "lose":
      return [{ icon: "lose-die", text: "" }];
    case "gain":
      return [{ icon: "gain-die", text: amount === null ? "" : `≤${amount}` }];
  }
}
