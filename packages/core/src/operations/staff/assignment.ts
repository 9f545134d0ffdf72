import { z } from 'zod';
import type { Scope } from '../../kit';
import {
  type Actor,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  noOne,
  stamps,
  text,
} from '../../people';
import { colleagues } from './subject';
import { waitingFor, waitingName } from './waiting';

/** Maximum number of days for which a record can be snoozed. */
export const MAX_SNOOZE_DAYS = 90;

/**
 * Assignment of a record in a queue of staff: who handles the record, when it returns to the queue, and a
 * short note. At most one per record.
 */
export const assignment = z.object({
  ...stamps,
  resource: impersonal(waitingName),
  rowId: id,
  assigneeId: id.nullable(),
  /** Staff member who last changed the assignment. */
  assignedById: id,
  /** Day on which the record returns to its queue. */
  snoozedUntil: impersonal(date).nullable(),
  snoozedAt: instant.nullable(),
  note: erased(text(500), ''),
});
export type Assignment = z.output<typeof assignment>;

/** Values of a record without an assignment. */
export const unassigned = { assigneeId: null, snoozedUntil: null, snoozedAt: null, note: '' } as const;

/** True if the assignment has no assignee, snooze or note, so that no row is needed. */
export const isEmpty = ({ assigneeId, snoozedUntil, note }: Pick<Assignment, keyof typeof unassigned>) =>
  assigneeId === null && snoozedUntil === null && note === '';

/** Staff can read assignments in their own queues. All colleagues can read who handles a briefing. */
const readers = (actor: Actor): Scope<Assignment> => {
  const own = waitingFor(actor);
  const names =
    own.includes('briefings') || colleagues(actor).length === 0 ? own : ['briefings' as const, ...own];
  return names.length > 0 ? [{ resource: names }] : [];
};

export const assignments = defineResource({
  name: 'assignments',
  schema: assignment,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', resource: 'is', rowId: 'is', assigneeId: 'is', createdAt: 'between' },
  sorts: ['id', 'createdAt'],
  access: { read: readers, create: noOne, update: noOne, remove: noOne, moves: {} },
});
