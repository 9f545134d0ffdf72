import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { briefings } from '../../hiring';
import { accept, emit, insert, refuse, remove, update } from '../../kit';
import { defineCommand, defineMove, id, requireAccess, staff, userIdOf, users } from '../../people';
import { assignments, isEmpty, unassigned } from './assignment';
import { note, notes } from './note';
import {
  colleagues,
  loadSubject,
  pageOfTask,
  staffAmong,
  subjectInput,
  subjectOf,
  taskSubjectInput,
} from './subject';
import { task, taskFlow, tasks } from './task';
import { canTake } from './waiting';

export * from './removeStaff';

const { title, dueOn, ownerId } = task.shape;

const unbound = {
  fields: { briefingId: null, companyId: null, creatorId: null, userId: null },
  page: 'tasks',
};

/**
 * Creates a task for a colleague or for the user. Refuses with `in_the_past` at `/dueOn`, `unknown_colleague`
 * at `/ownerId`, `one_subject`, and `unknown_subject` at the field.
 */
export const addTask = defineCommand({
  name: 'tasks.add',
  rest: 'Adds a task about a record for yourself or a colleague',
  input: z.strictObject({ ...taskSubjectInput, title, dueOn, ownerId }),
  async load(find, input, { actor }) {
    requireAccess(actor, colleagues);
    return {
      subject: await loadSubject(find, input),
      colleagues: await staffAmong(find, [input.ownerId]),
      ids: await find.ids(tasks, 1),
    };
  },
  decide({ rows, input, actor, now }) {
    const { chargeId, receiptId, title, dueOn, ownerId } = input;
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
        insert(tasks, {
          id,
          ...state,
          ...subject.fields,
          chargeId,
          receiptId,
          title,
          dueOn,
          ownerId,
          createdById,
        }),
        ...(ownerId === createdById ? [] : [emit({ ...notified, data: { page: subject.page, title } })]),
      ],
      { id },
    );
  },
});

const mostAtOnce = 100;

const assigners = staff('curation');

/** Returns the event that adds a step to the briefing's history. A follow-up emits the same event. */
const assignedEvent = (rowId: number, assigneeId: number | null, snoozedUntil: string | null) =>
  emit({
    kind: 'assignments.followUp',
    resource: 'briefings',
    rowId,
    data: { assigneeId, snoozedUntil, noted: 0 },
  });

/**
 * Assigns briefings to a curation member, or removes their assignment (`assigneeId` null), for all or none.
 * Snooze and note do not change. Refuses with `unknown_briefing` at `/briefingIds/n` and `unknown_colleague`
 * at `/assigneeId`.
 */
export const assignBriefings = defineCommand({
  name: 'assignments.assign',
  rest: 'Assigns briefings to a staff member, or unassigns them',
  input: z.strictObject({
    briefingIds: z.array(id).min(1, 'at_least_one').max(mostAtOnce, 'too_many'),
    assigneeId: id.nullable(),
  }),
  async load(find, { briefingIds, assigneeId }, { actor }) {
    requireAccess(actor, assigners);
    // Locks the briefings, so that concurrent assignments run one after the other.
    const found = await find.lockMany(briefings, { id: briefingIds });
    return {
      briefings: found,
      assignments: await find.lockMany(assignments, {
        resource: 'briefings',
        rowId: found.map((row) => row.id),
      }),
      assignees: assigneeId === null ? [] : await find.many(users, { id: assigneeId }),
    };
  },
  decide({ rows, input: { briefingIds, assigneeId }, actor }) {
    const known = new Set(rows.briefings.map((row) => row.id));
    const unknown = briefingIds.findIndex((one) => !known.has(one));
    if (unknown >= 0) return refuse('unknown_briefing', `/briefingIds/${unknown}`);
    const before = new Map(rows.assignments.map((row) => [row.rowId, row]));
    const reply = { ids: [...known] };
    const assignedById = userIdOf(actor) ?? 0;
    if (assigneeId === null) {
      const held = rows.assignments.filter((row) => row.assigneeId !== null);
      return accept(
        held.flatMap((row) => [
          isEmpty({ ...row, assigneeId })
            ? remove(assignments, row.id)
            : update(assignments, row.id, { assigneeId, assignedById }),
          assignedEvent(row.rowId, assigneeId, row.snoozedUntil),
        ]),
        reply,
      );
    }
    if (!rows.assignees.some((row) => canTake('briefings', row)))
      return refuse('unknown_colleague', '/assigneeId');
    const changed = rows.briefings.filter((row) => before.get(row.id)?.assigneeId !== assigneeId);
    const changes = changed.flatMap((row) => {
      const now = before.get(row.id);
      return [
        now
          ? update(assignments, now.id, { assigneeId, assignedById })
          : insert(assignments, {
              ...unassigned,
              resource: 'briefings',
              rowId: row.id,
              assigneeId,
              assignedById,
            }),
        assignedEvent(row.id, assigneeId, now?.snoozedUntil ?? null),
      ];
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

export const completeTask = defineMove(tasks, 'complete', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** Reopens a completed task. */
export const reopenTask = defineMove(tasks, 'reopen', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** Hands a task over to another staff member. Refuses with `unknown_colleague` at `/ownerId`. */
export const handOverTask = defineCommand({
  name: 'tasks.handOver',
  rest: 'Reassigns a task to a colleague',
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
          : [emit({ ...notified, data: { page: pageOfTask(task), title: task.title } })]),
      ],
      { id: task.id },
    );
  },
});

/**
 * Writes a note and notifies the staff mentioned in it. Refuses with `one_subject`, `unknown_subject` at the
 * field, and `unknown_colleague` at `/mentions/n`.
 */
export const writeNote = defineCommand({
  name: 'notes.write',
  rest: 'Adds an internal note to a record',
  input: z.strictObject({
    ...subjectInput,
    body: note.shape.body,
    mentions: note.shape.mentions.default([]),
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, colleagues);
    return {
      subject: await loadSubject(find, input),
      colleagues: await staffAmong(find, input.mentions),
      ids: await find.ids(notes, 1),
    };
  },
  decide({ rows, input, actor }) {
    const subject = subjectOf(input, rows.subject);
    if ('refused' in subject) return subject;
    const unknown = input.mentions.findIndex((one) => !rows.colleagues.has(one));
    if (unknown >= 0) return refuse('unknown_colleague', `/mentions/${unknown}`);
    const id = rows.ids[0]!;
    const authorId = userIdOf(actor) ?? 0;
    const mentions = [...new Set(input.mentions)];
    const notified = mentions.filter((one) => one !== authorId);
    return accept(
      [
        insert(notes, { id, ...subject.fields, body: input.body, mentions, authorId }),
        ...notified.map((rowId) =>
          emit({
            kind: 'users.mentioned',
            resource: 'users',
            rowId,
            data: { page: subject.page, comment: input.body.slice(0, 200) },
          }),
        ),
      ],
      { id },
    );
  },
});
