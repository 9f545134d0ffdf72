import { z } from 'zod';
import { accept, type Change, canonical, emit, Problem, refuse, update } from '../../../kit';
import { creators, defineCommand, demand, id, type Merge, merges, userIdOf, users } from '../../../people';
import { privacyRequests } from '../../privacy';
import { columnOf } from './load';
import { mergers } from './mergeCreators';

/**
 * Two accounts that were united are two again: what went over goes back where it is still the other's, and so do the
 * fields that nobody has changed since. Refuses `merge_undone`, `merge_undo_over` after its days,
 * `merge_undo_erasure` while one of the two is to be erased, and `merge_undo_later_first` where the account that stayed has itself gone into another.
 */
export const undoMerge = defineCommand({
  name: 'creators.undoMerge',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, reason: z.string().trim().min(10, 'reason_too_short').max(300, 'too_long') }),
  async load(find, input, { actor }) {
    demand(actor, mergers);
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
      // A suspension of another moment is staff's own decision, and stays.
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

/** What stood there before, of the fields that still say what was taken over. */
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
