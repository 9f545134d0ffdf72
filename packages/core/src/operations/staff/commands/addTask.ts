import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, demand, userIdOf } from '../../../people';
import { colleagues, loadSubject, staffAmong, subjectInput, subjectOf } from '../subject';
import { task, taskFlow, tasks } from '../task';

const { title, dueOn, ownerId } = task.shape;
const unbound = {
  fields: { briefingId: null, companyId: null, creatorId: null, userId: null },
  page: 'tasks',
};

/**
 * Gives somebody, or oneself, something to do. Refuses `in_the_past` at `/dueOn`, `unknown_colleague` at `/ownerId`,
 * `one_subject`, and `unknown_subject` beside the field.
 */
export const addTask = defineCommand({
  name: 'tasks.add',
  rest: true,
  input: z.strictObject({ ...subjectInput, title, dueOn, ownerId }),
  async load(find, input, { actor }) {
    demand(actor, colleagues);
    return {
      subject: await loadSubject(find, input),
      colleagues: await staffAmong(find, [input.ownerId]),
      ids: await find.ids(tasks, 1),
    };
  },
  decide({ rows, input, actor, now }) {
    const { title, dueOn, ownerId } = input;
    const subject = rows.subject.count === 0 ? unbound : subjectOf(input, rows.subject);
    if ('refused' in subject) return subject;
    if (dueOn < businessDate(now)) return refuse('in_the_past', '/dueOn');
    if (!rows.colleagues.has(ownerId)) return refuse('unknown_colleague', '/ownerId');
    const id = rows.ids[0]!;
    const createdById = userIdOf(actor) ?? 0;
    const state = { status: taskFlow.initial, statusSince: now };
    const notified = { kind: 'users.taskGiven', resource: 'users', rowId: ownerId };
    return accept(
      [
        insert(tasks, { id, ...state, ...subject.fields, title, dueOn, ownerId, createdById }),
        ...(ownerId === createdById ? [] : [emit({ ...notified, data: { page: subject.page, title } })]),
      ],
      { id },
    );
  },
});
