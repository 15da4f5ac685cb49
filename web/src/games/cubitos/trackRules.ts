/** Chapters of the rules about the track and running, in reading order; their texts are in web-cubitos-rules.ftl. */
export const trackRules = ["track", "run", "rewards", "effects", "finish"] as const;
