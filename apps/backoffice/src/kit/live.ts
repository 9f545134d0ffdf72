/** How often a screen asks whether a colleague has changed something, while it is in sight. */
export const liveMs = 20_000;
