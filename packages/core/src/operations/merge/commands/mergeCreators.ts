import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import {
  accept,
  type Change,
  canonical,
  emit,
  type FieldError,
  insert,
  Problem,
  refuse,
  remove,
  update,
} from '../../../kit';
import {
  type Creator,
  creators,
  defineCommand,
  id,
  type Merge,
  merge,
  merges,
  payees,
  requireAccess,
  sessions,
  staff,
  takeable,
  takenOfUser,
  tokens,
  type User,
  userIdOf,
  users,
  withPresences,
} from '../../../people';
import { settingOn, settings } from '../../../platform';
import { privacyRequests } from '../../privacy';
import { columnOf, columnsOf, splitRows } from './load';

/** Allows support to merge accounts and to undo merges. */
export const mayMerge = staff('support');

const DAY_MS = 86_400_000;

const ofUser: ReadonlySet<string> = new Set(takenOfUser);

/**
 * Merges two accounts of one creator. Rows of the merged account move to the remaining one, the merged
 * account can no longer be used to sign in, and its profile redirects to the remaining one. `take` contains
 * the fields that are copied from the merged account. The merge can be undone for some days. Refuses with all
 * obstacles to the merge together (`merge_*`).
 */
export const mergeCreators = defineCommand({
  name: 'creators.merge',
  rest: 'Merges two accounts of one creator; can be undone for some days',
  notWhileImpersonating: true,
  input: z.strictObject({
    keptId: id,
    mergedId: id,
    take: z.array(takeable).max(takeable.options.length).default([]),
    reason: merge.shape.reason.min(10, 'reason_too_short'),
  }),
  async load(find, { keptId, mergedId }, { actor }) {
    requireAccess(actor, mayMerge);
    const both = [...new Set([keptId, mergedId])];
    const people = await find.lockMany(users, { creatorId: both });
    const profiles = await find.lockMany(creators, { id: both });
    const of = (number: number) => ({
      creator: profiles.find((one) => one.id === number),
      user: people.find(({ creatorId }) => creatorId === number),
    });
    const [kept, merged] = [of(keptId), of(mergedId)];
    if (!kept.creator || !merged.creator) throw new Problem('not_found');
    const pair = { keptId: kept.user?.id ?? 0, mergedId: merged.user?.id ?? 0 };
    return {
      kept: { creator: kept.creator, user: kept.user },
      merged: { creator: merged.creator, user: merged.user },
      columns: await columnsOf(find, { keptId, mergedId }, pair),
      payees: await find.many(payees, { creatorId: both }),
      settings: await find.many(settings, { key: 'merge_undo_days' }),
      open: await find.lockMany(sessions, { userId: pair.mergedId }),
      programs: await find.lockMany(tokens, { userId: pair.mergedId }),
    };
  },
  decide({ rows, input: { take, reason }, actor, now }) {
    const { kept, merged, columns } = rows;
    const refused = refusedOf(rows);
    if (refused.length > 0 || !kept.user || !merged.user) return { refused };
    const going = columns
      .filter(({ rule }) => rule.does === 'move')
      .map((one) => ({ ...one, ...splitRows(one) }));
    const taken = takenOf(take, merged.creator, merged.user);
    const undoDays = settingOn(rows.settings, 'merge_undo_days', businessDate(now));
    const undoUntil = new Date(Date.parse(now) + undoDays * DAY_MS).toISOString();
    const { publicProfile, removedAt } = merged.creator;
    const changes: Change[] = [
      ...going.flatMap(({ name, go, pair }) => {
        const { resource, property } = columnOf(name);
        return go.map((row) => update(resource, row.id, { [property]: pair.keptId }));
      }),
      ...changed(creators, kept.creator, taken.creator),
      ...changed(users, kept.user, taken.user),
      update(creators, merged.creator.id, { publicProfile: false, removedAt: removedAt ?? now }),
      update(users, merged.user.id, { suspendedAt: now }),
      ...rows.open.map((one) => remove(sessions, one.id)),
      ...rows.programs.map((one) => remove(tokens, one.id)),
      insert(merges, {
        keptCreatorId: kept.creator.id,
        mergedCreatorId: merged.creator.id,
        keptUserId: kept.user.id,
        mergedUserId: merged.user.id,
        mergedById: userIdOf(actor) ?? 0,
        reason,
        undoUntil,
        undoneAt: null,
        undoneById: null,
        moved: Object.fromEntries(
          going.filter(({ go }) => go.length > 0).map(({ name, go }) => [name, go.map((row) => row.id)]),
        ),
        before: {
          creator: pick(kept.creator, Object.keys(taken.creator)),
          user: pick(kept.user, Object.keys(taken.user)),
          merged: { publicProfile, removedAt },
        },
      }),
      emit({ kind: 'users.merged', resource: 'users', rowId: merged.user.id, data: { comment: reason } }),
      emit({ kind: 'users.mergedInto', resource: 'users', rowId: kept.user.id, data: { comment: reason } }),
    ];
    return accept(changes, {
      undoUntil,
      moved: going
        .filter(({ go }) => go.length > 0)
        .map(({ name, go }) => ({ column: name, count: go.length })),
      remaining: going
        .filter(({ remain }) => remain.length > 0)
        .map(({ name, remain }) => ({ column: name, count: remain.length })),
    });
  },
});

type Loaded = Awaited<ReturnType<typeof mergeCreators.load>>;

/** Returns all obstacles to the merge, so that they can be shown together. */
function refusedOf({ kept, merged, columns, payees: accounts }: Loaded): FieldError[] {
  const problem = (code: string, pointer = '') => ({ pointer, code });
  if (kept.creator.id === merged.creator.id) return [problem('merge_itself', '/mergedId')];
  if (!kept.user || !merged.user) return [problem('merge_no_account')];
  const both = [kept.user, merged.user];
  // Payouts to an individual must go to their own CPF, so the CPF of one account and that of the other's
  // payee must be equal.
  const cpfs = new Set([
    ...both.flatMap(({ cpf }) => (cpf ? [cpf] : [])),
    ...accounts.flatMap(({ legalForm, taxId }) => (legalForm === 'individual' ? [taxId] : [])),
  ]);
  const taxIds = new Set(accounts.map(({ taxId }) => taxId));
  return [
    ...(both.some((one) => one.staff) ? [problem('merge_staff')] : []),
    ...(both.some(({ companyId }) => companyId !== null) ? [problem('merge_company')] : []),
    ...(both.some(({ suspendedAt }) => suspendedAt !== null) ? [problem('merge_suspended')] : []),
    ...(cpfs.size > 1 || taxIds.size > 1 ? [problem('merge_two_tax_ids')] : []),
    ...[
      ...new Set(
        columns.flatMap(({ rule, rows }) => (rule.does === 'refuse' && rows.length > 0 ? [rule.code] : [])),
      ),
    ].map((code) => problem(code)),
  ];
}

/** Returns the copied fields, and the fields computed from them. */
function takenOf(take: readonly string[], creator: Creator, user: User) {
  const own = take.filter((field) => !ofUser.has(field));
  return {
    creator: {
      ...pick(creator, own),
      ...(own.includes('presences') ? withPresences(creator.presences) : {}),
    },
    user: pick(
      user,
      take.filter((field) => ofUser.has(field)),
    ),
  };
}

const pick = (row: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, (row as Record<string, unknown>)[field]]));

const changed = (
  resource: typeof creators | typeof users,
  { id: rowId }: { readonly id: number },
  patch: Readonly<Record<string, unknown>>,
): Change[] => (Object.keys(patch).length === 0 ? [] : [update(resource as typeof creators, rowId, patch)]);

/**
 * Undoes a merge: restores moved rows and copied fields, unless they have changed since the merge. Refuses
 * with `merge_undone`, `merge_undo_over` after some days, `merge_undo_erasure` while one of the accounts is
 * scheduled for erasure, and `merge_undo_later_first` if the remaining account was itself merged into another
 * account.
 */
export const undoMerge = defineCommand({
  name: 'creators.undoMerge',
  rest: 'Undoes a merge of two accounts while that is possible',
  notWhileImpersonating: true,
  input: z.strictObject({ id, reason: z.string().trim().min(10, 'reason_too_short').max(300, 'too_long') }),
  async load(find, input, { actor }) {
    requireAccess(actor, mayMerge);
    const [act] = (await find.lockMany(merges, { id: input.id })) as Merge[];
    if (!act) throw new Problem('not_found');
    const people = await find.lockMany(users, { id: [act.keptUserId, act.mergedUserId] });
    const profiles = await find.lockMany(creators, { id: [act.keptCreatorId, act.mergedCreatorId] });
    const later = await find.many(merges, { mergedCreatorId: act.keptCreatorId, undoneAt: null });
    const moved: { name: string; ids: number[] }[] = [];
    for (const [name, ids] of Object.entries(act.moved)) {
      const { resource, property } = columnOf(name);
      const still = { id: ids, [property]: keptOf(act, name) } as { id: number[] };
      moved.push({ name, ids: (await find.lockMany(resource, still)).map((row) => row.id) });
    }
    const erasures = await find.many(privacyRequests, {
      userId: [act.keptUserId, act.mergedUserId],
      kind: 'erasure',
      status: 'open',
    });
    return { act, people, profiles, later, moved, erasures };
  },
  decide({ rows: { act, people, profiles, later, moved, erasures }, input, actor, now }) {
    if (act.undoneAt !== null) return refuse('merge_undone');
    if (act.undoUntil <= now) return refuse('merge_undo_over');
    if (erasures.length > 0) return refuse('merge_undo_erasure');
    if (later.length > 0) return refuse('merge_undo_later_first');
    const ofCreator = (number: number) => profiles.find((one) => one.id === number);
    const ofUser = (number: number) => people.find((one) => one.id === number);
    const [kept, merged] = [ofCreator(act.keptCreatorId), ofCreator(act.mergedCreatorId)];
    const [keptUser, mergedUser] = [ofUser(act.keptUserId), ofUser(act.mergedUserId)];
    if (!kept || !merged || !keptUser || !mergedUser) throw new Problem('stale');
    const changes: Change[] = [
      ...moved.flatMap(({ name, ids }) => {
        const { resource, property } = columnOf(name);
        return ids.map((one) => update(resource, one, { [property]: mergedOf(act, name) }));
      }),
      ...given(creators, kept, merged, act.before.creator),
      ...given(users as unknown as typeof creators, keptUser, mergedUser, act.before.user),
      update(creators, merged.id, act.before.merged),
      // A suspension with a different time was a decision by staff, so it is not lifted.
      ...(mergedUser.suspendedAt === act.createdAt
        ? [update(users, mergedUser.id, { suspendedAt: null })]
        : []),
      update(merges, act.id, { undoneAt: now, undoneById: userIdOf(actor) }),
      emit({
        kind: 'users.mergeUndone',
        resource: 'users',
        rowId: mergedUser.id,
        data: { comment: input.reason },
      }),
    ];
    return accept(changes, { id: act.id });
  },
});

const ofPerson = (name: string) => name.endsWith('.user_id');

const keptOf = (act: Merge, name: string) => (ofPerson(name) ? act.keptUserId : act.keptCreatorId);

const mergedOf = (act: Merge, name: string) => (ofPerson(name) ? act.mergedUserId : act.mergedCreatorId);

/** Restores the previous values of fields whose copied value has not changed since the merge. */
function given(
  resource: typeof creators,
  kept: object & { readonly id: number },
  merged: object,
  before: Readonly<Record<string, unknown>>,
): Change[] {
  const value = (row: object, field: string) => canonical((row as Record<string, unknown>)[field] ?? null);
  const patch = Object.fromEntries(
    Object.entries(before).filter(([field]) => value(kept, field) === value(merged, field)),
  );
  return Object.keys(patch).length === 0 ? [] : [update(resource, kept.id, patch)];
}
