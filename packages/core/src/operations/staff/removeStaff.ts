import { z } from 'zod';
import { briefings } from '../../hiring';
import { accept, type Change, emit, Problem, refuse, remove, update } from '../../kit';
import {
  actorOf,
  defineCommand,
  id,
  lockWithSelf,
  owners,
  requireAccess,
  sessions,
  tokens,
  userIdOf,
  users,
} from '../../people';
import { type Assignment, assignments, isEmpty } from './assignment';
import { colleagues, pageOfTask } from './subject';
import { tasks } from './task';
import { waitingFor } from './waiting';

const isOver = (status: string) => status === 'closed' || status === 'cancelled';

/**
 * Ends the access of a staff member, as an owner: ends sessions and access tokens. A given colleague takes
 * over open tasks, and assigned records of the queues for which the colleague has the duty, as in
 * `assignments.followUp`. All other records become unassigned. Without a colleague, all records become
 * unassigned and the owner takes over the tasks. Owners cannot remove themselves, so that there is always an
 * owner. Refuses with `own_access`, and with `unknown_colleague` at `/successorId`.
 */
export const removeStaff = defineCommand({
  name: 'users.removeStaff',
  rest: 'Ends the access of a staff member and hands over open work; only owners',
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.strictObject({ id, version: z.int().positive(), successorId: id.nullable() }),
  async load(find, input, { actor }) {
    requireAccess(actor, owners);
    const { person, self } = await lockWithSelf(find, actor, input.id);
    requireAccess(self, owners);
    if (!person?.staff) throw new Problem('not_found');
    const assigned = await find.lockMany(assignments, { assigneeId: person.id });
    return {
      person,
      assigned,
      briefings: await find.many(briefings, {
        id: assigned.filter(({ resource }) => resource === 'briefings').map(({ rowId }) => rowId),
      }),
      tasks: await find.lockMany(tasks, { ownerId: person.id, status: 'open' }),
      sessions: await find.lockMany(sessions, { userId: person.id }),
      tokens: await find.lockMany(tokens, { userId: person.id }),
      successors:
        input.successorId === null
          ? []
          : await find.many(users, { id: input.successorId, staff: true, suspendedAt: null }),
    };
  },
  decide({ rows, input: { version, successorId }, actor }) {
    const { person } = rows;
    const ownId = userIdOf(actor) ?? 0;
    if (person.id === ownId) return refuse('own_access');
    if (version !== person.version) throw new Problem('stale');
    const successor = rows.successors.map((user) => actorOf(user)).find((one) => colleagues(one).length > 0);
    if (successorId !== null && (successorId === person.id || !successor))
      return refuse('unknown_colleague', '/successorId');
    const queues = successor ? waitingFor(successor) : [];
    const ownerId = successorId ?? ownId;
    const handedOver: Change[] = rows.tasks.flatMap((task) => [
      update(tasks, task.id, { ownerId }),
      ...notified(ownerId, ownId, 'users.taskGiven', { page: pageOfTask(task), title: task.title }),
    ]);
    const reassigned: Change[] = rows.assigned.flatMap((row) => {
      if (successorId === null || !queues.includes(row.resource)) return [unassign(row, ownId)];
      const briefing = rows.briefings.find(({ id }) => row.resource === 'briefings' && id === row.rowId);
      return [
        update(assignments, row.id, { assigneeId: successorId, assignedById: ownId }),
        ...(briefing && !isOver(briefing.status)
          ? notified(successorId, ownId, 'users.assigned', {
              page: `briefing/${briefing.id}`,
              title: briefing.title,
            })
          : []),
      ];
    });
    return accept(
      [
        update(users, person.id, { staff: false, duties: [] }),
        ...rows.sessions.map((one) => remove(sessions, one.id)),
        ...rows.tokens.map((one) => remove(tokens, one.id)),
        ...reassigned,
        ...handedOver,
        emit({ kind: 'users.removedFromStaff', resource: 'users', rowId: person.id }),
      ],
      { id: person.id },
    );
  },
});

/** Returns the change that removes the assignee. The row is kept if it also has a snooze or a note. */
const unassign = (row: Assignment, assignedById: number): Change =>
  isEmpty({ ...row, assigneeId: null })
    ? remove(assignments, row.id)
    : update(assignments, row.id, { assigneeId: null, assignedById });

/** Returns the notice to a colleague about assigned work; no notice if the colleague is the acting owner. */
const notified = (
  rowId: number,
  ownId: number,
  kind: 'users.taskGiven' | 'users.assigned',
  data: { readonly page: string; readonly title: string },
): Change[] => (rowId === ownId ? [] : [emit({ kind, resource: 'users', rowId, data })]);
