import type { BriefingStatus } from '@elenco/core/hiring';
import { waiting } from '@elenco/core/operations';
import type { Actor } from '@elenco/core/people';
import { hasDuty } from '../kit/access';
import type { SourceOf } from '../resources';

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
/** What waits for staff. */
export const toDo: readonly BriefingStatus[] = waiting.briefings.states;
/** Curators begin with what waits for them. */
export const begins = (actor: Actor) =>
  hasDuty(actor, 'curation') ? `?filter=${encodeURIComponent(JSON.stringify({ status: toDo }))}` : undefined;
export const over: readonly BriefingStatus[] = ['closed', 'cancelled', 'draft'];

/** After so many days a briefing has waited too long for us (shortlist in 24 h, at the latest D+2). */
export const lateAfterDays = (status: BriefingStatus): number | undefined =>
  (({ under_approval: 1, curation: 2 }) as Partial<Record<BriefingStatus, number>>)[status];

/** What list and board may be narrowed by, beside the status. */
export const filters: readonly SourceOf<'briefings'>[] = [
  'companyId',
  'ownerId',
  'kind',
  'channels',
  'statusSince',
];
