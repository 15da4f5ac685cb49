/** Whether the rules are open, and where. */
let open = $state<{ chapter: string | null } | null>(null);

export const openedRules = (): { chapter: string | null } | null => open;
export const openRules = (chapter: string | null = null): void => void (open = { chapter });
export const closeRules = (): void => void (open = null);
