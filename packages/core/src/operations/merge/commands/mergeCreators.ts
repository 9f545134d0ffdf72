import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, emit, type FieldError, insert, Problem, remove, update } from '../../../kit';
import {
  type Creator,
  creators,
  defineCommand,
  demand,
  id,
  merge,
  merges,
  payees,
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
import { columnOf, columnsOf, dividedOf } from './load';

/** Support unites and separates accounts. */
export const mergers = staff('support');

const DAY_MS = 86_400_000;
const ofUser: ReadonlySet<string> = new Set(takenOfUser);

/**
 * Two accounts of one creator become one: what the account that goes has is the other's, nobody signs in to it any
 * more, and its profile leads to the one that stays. `take` names the fields that are taken over from it. Can be
 * undone for some days. Refuses whatever cannot be two people's in one (`merge_*`), all of it at once.
 */
export const mergeCreators = defineCommand({
  name: 'creators.merge',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({
    keptId: id,
    mergedId: id,
    take: z.array(takeable).max(takeable.options.length).default([]),
    reason: merge.shape.reason.min(10, 'reason_too_short'),
  }),
  async load(find, { keptId, mergedId }, { actor }) {
    demand(actor, mergers);
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
      .map((one) => ({ ...one, ...dividedOf(one) }));
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

/** Everything that is in the way, so that it is all seen at once. */
function refusedOf({ kept, merged, columns, payees: accounts }: Loaded): FieldError[] {
  const problem = (code: string, pointer = '') => ({ pointer, code });
  if (kept.creator.id === merged.creator.id) return [problem('merge_itself', '/mergedId')];
  if (!kept.user || !merged.user) return [problem('merge_no_account')];
  const both = [kept.user, merged.user];
  // An individual is paid by their own CPF, so that of an account and that of the other's payee are one person's, too.
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

/** The fields that are taken over, with what follows from them. */
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
