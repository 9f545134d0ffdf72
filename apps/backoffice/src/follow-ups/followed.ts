import { isWaiting, type WaitingName, waitingFor } from '@elenco/core/operations';
import { type DataProvider, useGetList } from 'ra-core';
import { liveInterval } from '../kit/live';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import type { RecordOf } from '../resources';

export type Followed = RecordOf<'assignments'>;

/**
 * Returns the name of the resource's queue. Undefined if the resource has no queue, or if the current user
 * lacks the queue's duty.
 */
export const useQueueOf = (resource: string): WaitingName | undefined =>
  waitingFor(useActor()).find((name) => name === resource);

const none: readonly Followed[] = [];

/** Returns the assignee, snooze and note of records in a queue. Sends one request for all records. */
export function useFollowed(queue: WaitingName | undefined, ids: readonly number[]): readonly Followed[] {
  const { data } = useGetList<Followed>(
    'assignments',
    {
      filter: { resource: queue, rowId: ids },
      pagination: { page: 1, perPage: Math.max(ids.length, 1) },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: queue !== undefined && ids.length > 0, refetchInterval: liveInterval },
  );
  return queue === undefined || ids.length === 0 ? none : (data ?? none);
}

/** Maximum number of records per request, since the request's URL contains their ids. */
const MAX_NAMED = 200;

/** Loads the assignee, snooze and note of each row that is in the queue, for an export. */
export async function loadFollowed(
  data: DataProvider,
  queue: WaitingName,
  rows: readonly { readonly id: number }[],
): Promise<Followed[]> {
  const ids = rows.filter((row) => isWaiting(queue, row as never, today())).map(({ id }) => id);
  const found: Followed[] = [];
  for (let from = 0; from < ids.length; from += MAX_NAMED) {
    const page = await data.getList<Followed>('assignments', {
      filter: { resource: queue, rowId: ids.slice(from, from + MAX_NAMED) },
      pagination: { page: 1, perPage: MAX_NAMED },
      sort: { field: 'id', order: 'ASC' },
    });
    found.push(...page.data);
  }
  return found;
}

/** True while the record is snoozed. A snooze ends on its day, or when the record's state changes. */
export const isSnoozed = (followed: Followed, record: object, today: string): boolean =>
  followed.snoozedUntil !== null &&
  followed.snoozedUntil > today &&
  'statusSince' in record &&
  (followed.snoozedAt ?? '') >= String(record.statusSince);
