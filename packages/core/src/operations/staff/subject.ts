import type { z } from 'zod';
import { charges, receipts } from '../../finance';
import { briefings } from '../../hiring';
import { type Find, refuse } from '../../kit';
import { type Actor, actorOf, companies, creators, id, type Rule, staff, users } from '../../people';

/** Allows staff who share notes and tasks, because they work with projects, money and people. */
export const colleagues: Rule<unknown> = staff('curation', 'finance', 'support');

/** Allows staff who maintain the system and its background jobs. */
export const mayManageJobs = staff('support');

/** Subject of a note or task, exactly one record. The company of a briefing is stored with it. */
export const subject = {
  briefingId: id.nullable(),
  companyId: id.nullable(),
  creatorId: id.nullable(),
  userId: id.nullable(),
};

/**
 * Subject of a task. Unlike the subject of a note, it may also be a charge or receipt, which only some staff
 * handle. The company of a charge is stored with it.
 */
export const taskSubject = { ...subject, chargeId: id.nullable(), receiptId: id.nullable() };
type Named = { readonly [Field in keyof typeof taskSubject]?: number | null };

/** Input for the subject of a note; each field is null by default. */
export const subjectInput = {
  briefingId: subject.briefingId.default(null),
  companyId: subject.companyId.default(null),
  creatorId: subject.creatorId.default(null),
  userId: subject.userId.default(null),
} satisfies Record<keyof typeof subject, z.ZodType>;

export const taskSubjectInput = {
  ...subjectInput,
  chargeId: taskSubject.chargeId.default(null),
  receiptId: taskSubject.receiptId.default(null),
} satisfies Record<keyof Named, z.ZodType>;

/**
 * Page of the back office for each kind of subject. The company comes last, because it is also stored with
 * other subjects.
 */
const kinds = [
  ['briefingId', briefings, 'briefing'],
  ['chargeId', charges, 'finance/charges'],
  ['receiptId', receipts, 'finance/receipts'],
  ['creatorId', creators, 'perfil'],
  ['userId', users, 'users'],
  ['companyId', companies, 'enterprise-profile'],
] as const;
const named = (input: Named) =>
  kinds.flatMap(([field, resource, folder]) => {
    const rowId = input[field] ?? null;
    return rowId === null ? [] : [{ field, resource, rowId, page: `${folder}/${rowId}` }];
  });

/** Returns the back office's page of a task's subject; without a subject, the page of all tasks. */
export const pageOfTask = (task: Named): string => named(task)[0]?.page ?? 'tasks';

/** Loads the rows that the input refers to. */
export async function loadSubject(find: Find<Actor>, input: Named) {
  const all = named(input);
  const [one] = all;
  if (!one || all.length > 1) return { count: all.length };
  const [row] = await find.many<typeof companies>(one.resource as typeof companies, { id: one.rowId });
  return { count: 1, row: row as { readonly id: number; readonly companyId?: number } | undefined };
}

type Fields = { readonly [Field in keyof typeof subject]: number | null };

/**
 * Returns the subject's columns and its page in the back office. Refuses an unknown subject, and input with
 * no subject or several.
 */
export function subjectOf(
  input: Named,
  loaded: Awaited<ReturnType<typeof loadSubject>>,
): { readonly fields: Fields; readonly page: string } | ReturnType<typeof refuse> {
  const [one] = named(input);
  if (!one || loaded.count !== 1) return refuse('one_subject', '');
  if (!loaded.row) return refuse('unknown_subject', `/${one.field}`);
  const { briefingId = null, companyId = null, creatorId = null, userId = null } = input;
  const hasOwner = one.field === 'briefingId' || one.field === 'chargeId';
  const owner = hasOwner ? (loaded.row.companyId ?? null) : companyId;
  return { fields: { briefingId, companyId: owner, creatorId, userId }, page: one.page };
}

/**
 * Returns the ids of the given users who are active colleagues, and so may read each other's notes and tasks.
 * Only these users are notified of the content.
 */
export async function staffAmong(find: Find<Actor>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await find.many(users, { id: ids, staff: true, suspendedAt: null });
  return new Set(rows.filter((row) => colleagues(actorOf(row)).length > 0).map((row) => row.id));
}
