import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, userIdOf } from '../../../people';
import { colleagues, staffAmong } from '../subject';
import { tasks } from '../task';

/** Another member of staff does it from now on. Refuses `unknown_colleague` at `/ownerId`. */
export const handOverTask = defineCommand({
  name: 'tasks.handOver',
  rest: true,
  input: z.strictObject({ id, ownerId: id }),
  load: async (find, input) => ({
    task: await find.forUpdate(tasks, input.id, colleagues),
    colleagues: await staffAmong(find, [input.ownerId]),
  }),
  decide({ rows: { task, colleagues: known }, input: { ownerId }, actor }) {
    if (!known.has(ownerId)) return refuse('unknown_colleague', '/ownerId');
    const notified = { kind: 'users.taskGiven', resource: 'users', rowId: ownerId };
    return accept(
      [
        update(tasks, task.id, { ownerId }),
        ...(ownerId === userIdOf(actor)
          ? []
          : [emit({ ...notified, data: { page: 'tasks', title: task.title } })]),
      ],
      { id: task.id },
    );
  },
});
