import type { z } from 'zod';
import { charges, receipts } from '../../finance';
import { briefings } from '../../hiring';
import { type Find, refuse } from '../../kit';
import { type Actor, actorOf, companies, creators, id, type Rule, staff, users } from '../../people';

/** Staff who share notes and tasks, because they work with projects, money and people. */
export const colleagues: Rule<unknown> = staff('curation', 'finance', 'support');

/** Staff who look after the system and its background jobs. */
export const jobKeepers = staff('support');

/** What a note or task is about, exactly one thing. The company of a briefing is stored with it. */
export const subject = {
  briefingId: id.nullable(),
  companyId: id.nullable(),
  creatorId: id.nullable(),
  userId: id.nullable(),
};

/**
 * What a task is about. It may also be about money, with which only some staff work. The company of a charge
 * is stored with it.
 */
export const taskSubject = { ...subject, chargeId: id.nullable(), receiptId: id.nullable() };
type Named = { readonly [Field in keyof typeof taskSubject]?: number | null };

/** Input for what a note is about; null by default. */
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

/** Page of the back office for each subject. The company comes last, because it is stored with others too. */
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

/** Returns the back office's page of what a task is about, or the page of all tasks. */
export const pageOfTask = (task: Named): string => named(task)[0]?.page ?? 'tasks';

/** Loads what the input names. */
export async function loadSubject(find: Find<Actor>, input: Named) {
  const all = named(input);
  const [one] = all;
  if (!one || all.length > 1) return { count: all.length };
  const [row] = await find.many<typeof companies>(one.resource as typeof companies, { id: one.rowId });
  return { count: 1, row: row as { readonly id: number; readonly companyId?: number } | undefined };
}

type Fields = { readonly [Field in keyof typeof subject]: number | null };

/**
 * Returns the subject's columns and its page in the back office. Refuses an unknown subject, or none or
 * several.
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
 * Returns active colleagues by id, who may read each other's notes and tasks. Only they are notified of the
 * content.
 */
export async function staffAmong(find: Find<Actor>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await find.many(users, { id: ids, staff: true, suspendedAt: null });
  return new Set(rows.filter((row) => colleagues(actorOf(row)).length > 0).map((row) => row.id));
}
