import type { BriefingStatus } from '@elenco/core/hiring';
import { waitingFor } from '@elenco/core/operations';
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
/** Returns the query with which the list opens: for curators, their queue; undefined for others. */
export const begins = (actor: Actor) =>
  waitingFor(actor).includes('briefings') ? queueQuery('briefings') : undefined;
export const over: readonly BriefingStatus[] = ['closed', 'cancelled', 'draft'];

/** Statuses of finished projects, which the board counts but does not list. */
export const finished: readonly BriefingStatus[] = ['closed', 'cancelled'];

/** Returns the days after which a briefing of this status is late; undefined for a status without a limit. */
export const lateAfterDays = (status: BriefingStatus): number | undefined =>
  (({ under_approval: 1, curation: 2 }) as Partial<Record<BriefingStatus, number>>)[status];

/** Filters of list and board in addition to the status. */
export const filters: readonly SourceOf<'briefings'>[] = [
  'companyId',
  'ownerId',
  'kind',
  'channels',
  'statusSince',
];
