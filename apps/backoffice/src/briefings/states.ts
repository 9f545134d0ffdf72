import type { BriefingStatus } from '@elenco/core/hiring';
import { waiting, waitingFor } from '@elenco/core/operations';
import type { Actor } from '@elenco/core/people';
import { queueQuery } from '../addresses';
import type { SourceOf } from '../resources';

/** States of briefings in the order in which staff process them. */
export const queue: readonly BriefingStatus[] = [
  'under_approval',
  'curation',
  'selection',
  'selection_ended',
  'awaiting_proposal',
  'hiring',
  'hired',
];
/**
 * Returns the query string with which the list opens. For curators, it shows their queue; for other staff, it
 * is undefined.
 */
export const begins = (actor: Actor) =>
  waitingFor(actor).includes('briefings') ? queueQuery('briefings') : undefined;
export const over: readonly BriefingStatus[] = ['closed', 'cancelled', 'draft'];

/** Statuses of finished projects, which the board counts but does not list. */
export const finished: readonly BriefingStatus[] = ['closed', 'cancelled'];

/** True for a status in which curation has a deadline. */
export const hasCurationDeadline = (status: BriefingStatus): boolean =>
  waiting.briefings.states.some((state) => state === status);

/** Filters that the list and the board have in addition to the status. */
export const filters: readonly SourceOf<'briefings'>[] = [
  'companyId',
  'ownerId',
  'kind',
  'channels',
  'statusSince',
];
