import { z } from 'zod';
import type { Rule } from '../../kit';
import { type Actor, defineResource, erased, id, impersonal, noOne, stamps, text } from '../../people';
import { creatorRef, keptBy, MAX_NOTE_LENGTH } from './list';
import { type Tracking, trackedFields, tracking, untracked } from './tracking';

/** Kinds of entries: a note, or a change of one of the tracked fields. */
export const activityKinds = ['note', ...trackedFields] as const;

/**
 * An entry in the history of a creator on a list: a company's note, or a change of a tracked field. The entry
 * refers to the list and the creator instead of the row of the list, so that the entry is kept if the creator
 * is removed from the list and added again.
 */
export const listActivity = z.object({
  ...stamps,
  listId: id,
  companyId: id,
  ...creatorRef,
  kind: impersonal(z.enum(activityKinds)),
  /** Text of a note, or the new value; empty if the value was removed. */
  value: erased(text(MAX_NOTE_LENGTH), ''),
  /** The colleague who made the entry; null for a change by a step of a hiring. */
  authorId: id.nullable(),
});
export type ListActivity = z.output<typeof listActivity>;

/** Authors can delete their own notes. Changes cannot be deleted. */
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

/** Returns the tracking of a creator according to the history: the last value of each tracked field. */
export function trackedBefore(activities: readonly Pick<ListActivity, 'id' | 'kind' | 'value'>[]): Tracking {
  const latest = [...activities].sort((one, other) => one.id - other.id);
  const values = latest.flatMap(({ kind, value }) =>
    kind === 'note' ? [] : [[kind, readValue(kind, value)]],
  );
  const read = tracking.safeParse({ ...untracked, ...Object.fromEntries(values) });
  return read.success ? read.data : untracked;
}
