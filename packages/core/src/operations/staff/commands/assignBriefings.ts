import { z } from 'zod';
import { briefings } from '../../../hiring';
import { accept, emit, insert, refuse, remove, update } from '../../../kit';
import { defineCommand, demand, id, staff, userIdOf } from '../../../people';
import { assignments } from '../assignment';
import { staffAmong } from '../subject';

const mostAtOnce = 100;
const assigners = staff('curation');

/**
 * Gives briefings to one member of staff, or takes them from whoever has them (`assigneeId` null): all or none.
 * Refuses `unknown_briefing` at `/briefingIds/n` and `unknown_colleague` at `/assigneeId`.
 */
export const assignBriefings = defineCommand({
  name: 'assignments.assign',
  rest: true,
  input: z.strictObject({
    briefingIds: z.array(id).min(1, 'at_least_one').max(mostAtOnce, 'too_many'),
    assigneeId: id.nullable(),
  }),
  async load(find, { briefingIds, assigneeId }, { actor }) {
    demand(actor, assigners);
    // Under lock, so that two who assign the same briefing come one after the other.
    const found = await find.lockMany(briefings, { id: briefingIds });
    return {
      briefings: found,
      assignments: await find.lockMany(assignments, { briefingId: found.map((row) => row.id) }),
      colleagues: await staffAmong(find, assigneeId === null ? [] : [assigneeId]),
    };
  },
  decide({ rows, input: { briefingIds, assigneeId }, actor }) {
    const known = new Set(rows.briefings.map((row) => row.id));
    const unknown = briefingIds.findIndex((one) => !known.has(one));
    if (unknown >= 0) return refuse('unknown_briefing', `/briefingIds/${unknown}`);
    const before = new Map(rows.assignments.map((row) => [row.briefingId, row]));
    const reply = { ids: [...known] };
    if (assigneeId === null) {
      return accept(
        rows.assignments.map((row) => remove(assignments, row.id)),
        reply,
      );
    }
    if (!rows.colleagues.has(assigneeId)) return refuse('unknown_colleague', '/assigneeId');
    const assignedById = userIdOf(actor) ?? 0;
    const changed = rows.briefings.filter((row) => before.get(row.id)?.assigneeId !== assigneeId);
    const changes = changed.map((row) => {
      const now = before.get(row.id);
      return now
        ? update(assignments, now.id, { assigneeId, assignedById })
        : insert(assignments, { briefingId: row.id, companyId: row.companyId, assigneeId, assignedById });
    });
    const notified = assigneeId === assignedById ? [] : changed;
    const events = notified.map((row) =>
      emit({
        kind: 'users.assigned',
        resource: 'users',
        rowId: assigneeId,
        briefingId: row.id,
        data: { page: `briefing/${row.id}`, title: row.title },
      }),
    );
    return accept([...changes, ...events], reply);
  },
});
