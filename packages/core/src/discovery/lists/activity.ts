import { z } from 'zod';
import type { Rule } from '../../kit';
import { type Actor, defineResource, erased, id, impersonal, noOne, stamps, text } from '../../people';
import { creatorRef, keptBy, longestNote } from './list';
import { type Tracking, trackedFields, tracking, untracked } from './tracking';

/** A note, or the tracked field that changed. */
export const activityKinds = ['note', ...trackedFields] as const;

/**
 * A company's note about a creator on a list, or a change. It belongs to list and creator instead of the
 * list's row, so that it remains if the creator leaves the list and returns.
 */
export const listActivity = z.object({
  ...stamps,
  listId: id,
  companyId: id,
  ...creatorRef,
  kind: impersonal(z.enum(activityKinds)),
  /** Text of a note, or the new value; empty if the value was removed. */
  value: erased(text(longestNote), ''),
  /** Null if the platform followed a step of a hiring. */
  authorId: id.nullable(),
});
export type ListActivity = z.output<typeof listActivity>;

/** Authors can delete their own notes. Changes stay. */
const ownNote: Rule<Actor, ListActivity> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId, authorId: actor.userId, kind: 'note' }] : [];

export const listActivities = defineResource({
  name: 'list-activities',
  schema: listActivity,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    listId: 'is',
    companyId: 'is',
    creatorId: 'is',
    externalId: 'is',
    kind: 'is',
    authorId: 'is',
  },
  sorts: ['id', 'createdAt'],
  access: { read: keptBy, create: noOne, update: noOne, remove: ownNote, moves: {} },
});

/** Returns a tracked value in the form that the history stores. */
export const storedValue = (value: Tracking[keyof Tracking]): string =>
  value === null ? '' : typeof value === 'object' ? value.join('\n') : String(value);

function readValue(kind: keyof Tracking, value: string): unknown {
  if (kind === 'labels') return value === '' ? [] : value.split('\n');
  if (value === '') return null;
  return kind === 'ownerId' ? Number(value) : value;
}

/** Returns the state of a creator according to the history: the last value of each tracked field. */
export function trackedBefore(activities: readonly Pick<ListActivity, 'id' | 'kind' | 'value'>[]): Tracking {
  const latest = [...activities].sort((one, other) => one.id - other.id);
  const values = latest.flatMap(({ kind, value }) =>
    kind === 'note' ? [] : [[kind, readValue(kind, value)]],
  );
  const read = tracking.safeParse({ ...untracked, ...Object.fromEntries(values) });
  return read.success ? read.data : untracked;
}
