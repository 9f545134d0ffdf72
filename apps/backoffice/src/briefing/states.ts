import type { BriefingStatus } from '@elenco/core/briefing';

/** In the order in which staff work through them: what waits for them first. */
export const queue: readonly BriefingStatus[] = [
  'under_approval',
  'curation',
  'selection',
  'selection_ended',
  'awaiting_proposal',
  'hiring',
  'hired',
];
export const over: readonly BriefingStatus[] = ['closed', 'cancelled', 'draft'];

/** After so many days a briefing has waited too long for us (shortlist in 24 h, at the latest D+2). */
export const lateAfterDays = (status: BriefingStatus): number | undefined =>
  (({ under_approval: 1, curation: 2 }) as Partial<Record<BriefingStatus, number>>)[status];
