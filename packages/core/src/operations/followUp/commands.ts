import { addDays, businessDate } from '@elenco/brazil';
import { z } from 'zod';
import {
  cardPayments,
  charges,
  feeInvoices,
  invoices,
  paymentAnswers,
  payouts,
  receipts,
  repayments,
  terminations,
} from '../../finance';
import { boardReports, leads } from '../../growth';
import { briefings, jobs, messageReports } from '../../hiring';
import { accept, emit, type Find, insert, refuse, remove, update } from '../../kit';
import { type Actor, defineCommand, id, requireAccess, staff, userIdOf, users } from '../../people';
import { privacyRequests } from '../privacy';
import {
  type Assignment,
  assignment,
  assignments,
  canTake,
  isEmpty,
  isWaiting,
  MAX_SNOOZE_DAYS,
  unassigned,
  type WaitingName,
  waiting,
  waitingName,
} from '../staff';

/** Resource of each queue, with its page in the back office. */
const queues = {
  briefings: [briefings, 'briefing'],
  openings: [jobs, 'jobs'],
  leads: [leads, 'leads'],
  'message-reports': [messageReports, 'message-reports'],
  'privacy-requests': [privacyRequests, 'privacy'],
  'board-reports': [boardReports, 'community'],
  invoices: [invoices, 'finance/invoices'],
  charges: [charges, 'finance/charges'],
  payouts: [payouts, 'finance/payouts'],
  'payment-answers': [paymentAnswers, 'finance/payment-answers'],
  receipts: [receipts, 'finance/receipts'],
  settlements: [terminations, 'finance/settlements'],
  repayments: [repayments, 'finance/repayments'],
  'card-payments': [cardPayments, 'finance/card-payments'],
  'fee-invoices': [feeInvoices, 'finance/fee-invoices'],
} as const satisfies Record<WaitingName, readonly [object, string]>;

/** Returns the page of a record in the back office. The page of a job is the page of its briefing. */
const pageOf = (
  name: WaitingName,
  { id: rowId, briefingId }: { readonly id: number; readonly briefingId: number | null },
) => (name === 'openings' ? `briefing/${briefingId}/jobs` : `${queues[name][1]}/${rowId}`);

const MAX_AT_ONCE = 100;

/** Locks the records of a queue, so that concurrent moves and follow-ups wait. */
const lockRecords = (find: Find<Actor>, name: WaitingName, ids: readonly number[]) =>
  find.lockMany<typeof charges>(queues[name][0] as unknown as typeof charges, { id: ids });

/**
 * Returns an array with the given user if the user is active staff with the duty of the queue; otherwise an
 * empty array.
 */
async function assigneesOf(find: Find<Actor>, name: WaitingName, assigneeId: number | null | undefined) {
  if (!assigneeId) return [];
  const rows = await find.many(users, { id: assigneeId, staff: true, suspendedAt: null });
  return rows.filter((row) => canTake(name, row));
}

/**
 * Assigns waiting records of a queue, snoozes them until a day, or adds a note, for all given records or
 * none. Fields that are not given do not change. Refuses with `not_waiting` at `/ids/n`, `unknown_colleague`
 * at `/assigneeId` and `snooze_range` at `/snoozedUntil`.
 */
export const followUp = defineCommand({
  name: 'assignments.followUp',
  rest: 'Assigns records of a queue of staff, snoozes them until a day, or notes something about them',
  input: z.strictObject({
    resource: waitingName,
    ids: z.array(id).min(1, 'at_least_one').max(MAX_AT_ONCE, 'too_many'),
    assigneeId: id.nullable().optional(),
    snoozedUntil: assignment.shape.snoozedUntil.optional(),
    note: assignment.shape.note.optional(),
  }),
  async load(find, { resource, ids, assigneeId }, { actor }) {
    requireAccess(actor, staff(waiting[resource].duty));
    const records = await lockRecords(find, resource, ids);
    return {
      records,
      assignments: await find.lockMany(assignments, { resource, rowId: records.map((row) => row.id) }),
      assignees: await assigneesOf(find, resource, assigneeId),
    };
  },
  decide({ rows, input, actor, now }) {
    const { resource, ids, assigneeId, snoozedUntil, note } = input;
    const today = businessDate(now);
    const open = new Set(rows.records.filter((row) => isWaiting(resource, row, today)).map((row) => row.id));
    const closed = ids.findIndex((one) => !open.has(one));
    if (closed >= 0) return refuse('not_waiting', `/ids/${closed}`);
    if (assigneeId && rows.assignees.length === 0) return refuse('unknown_colleague', '/assigneeId');
    if (snoozedUntil && (snoozedUntil <= today || snoozedUntil > addDays(today, MAX_SNOOZE_DAYS)))
      return refuse('snooze_range', '/snoozedUntil', { days: MAX_SNOOZE_DAYS });

    const assignedById = userIdOf(actor) ?? 0;
    const records = new Map(rows.records.map((row) => [row.id, row]));
    const before = new Map(rows.assignments.map((row) => [row.rowId, row]));
    const changes = [...open].flatMap((rowId) => {
      const row = before.get(rowId);
      const old: Agreed = row ?? unassigned;
      const next: Agreed = {
        assigneeId: assigneeId === undefined ? old.assigneeId : assigneeId,
        note: note ?? old.note,
        // Snoozing until the same day again restarts the snooze, because the record may have returned to the
        // queue in the meantime.
        ...(snoozedUntil === undefined
          ? { snoozedUntil: old.snoozedUntil, snoozedAt: old.snoozedAt }
          : { snoozedUntil, snoozedAt: snoozedUntil && now }),
      };
      if (isSame(old, next)) return [];
      const notified =
        next.assigneeId === old.assigneeId || next.assigneeId === assignedById ? null : next.assigneeId;
      return [
        written(row?.id, { resource, rowId, assignedById, ...next }),
        // The event leaves out the note's text. The text is stored in a single place, so that an erasure
        // finds it.
        emit({
          kind: 'assignments.followUp',
          resource,
          rowId,
          data: {
            assigneeId: next.assigneeId,
            snoozedUntil: next.snoozedUntil,
            noted: next.note === old.note ? 0 : 1,
          },
        }),
        ...(notified === null
          ? []
          : [
              emit({
                kind: 'users.followUp',
                resource: 'users',
                rowId: notified,
                data: { page: pageOf(resource, records.get(rowId)!), title: `#${rowId}` },
              }),
            ]),
      ];
    });
    return accept(changes, { ids: [...open] });
  },
});

type Agreed = Pick<Assignment, keyof typeof unassigned>;

const isSame = (a: Agreed, b: Agreed) =>
  a.assigneeId === b.assigneeId &&
  a.snoozedUntil === b.snoozedUntil &&
  a.snoozedAt === b.snoozedAt &&
  a.note === b.note;

/**
 * Returns the change that stores assignment, snooze and note. Removes the row if it has none of the three.
 */
function written(
  rowId: number | undefined,
  next: Omit<Assignment, 'id' | 'version' | 'createdAt' | 'updatedAt'>,
) {
  if (rowId === undefined) return insert(assignments, next);
  return isEmpty(next) ? remove(assignments, rowId) : update(assignments, rowId, next);
}
