import type { Briefing } from './schema';

/** Hours within which curation approves a submitted briefing or sends it back. */
const REVIEW_HOURS = 24;

/** Returns the time by which curation answers a briefing that was submitted at `since`. */
export const reviewBy = (since: string): string =>
  new Date(Date.parse(since) + REVIEW_HOURS * 3_600_000).toISOString();

/** Patch that clears the deadline of a briefing once curation has no work left on it. */
export const nothingDue = { curationDueAt: null } as const satisfies Partial<Briefing>;
