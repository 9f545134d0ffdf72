import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, moveTo, refuse, remove, update } from '../../kit';
import { type Creator, creators, defineCommand, defineMove, id, ofCompany, text } from '../../people';
import { creatorsToAdd, newShortlistEntry } from './onList';
import { isExpired, keepsWishes } from './projectState';
import { briefings, shortlist } from './resource';
import { type Briefing, MAX_NAMED_CREATORS, MAX_REQUESTED_CREATORS, type ShortlistEntry } from './schema';

/** State of a creator that the brand named before the selection. */
export type NameState = 'waiting' | 'in_review' | 'left_out' | 'listed' | 'invited' | 'stand_in' | 'passed';

const stateOfEntry = {
  proposed: 'in_review',
  released: 'listed',
  chosen: 'invited',
  stand_in: 'stand_in',
  passed: 'passed',
} as const satisfies Record<ShortlistEntry['status'], NameState>;

/**
 * Returns the state of a creator that the brand named: waiting for the approval of the brief, in review by
 * curation, left out by curation, or the state on the shortlist.
 * @param status state of the creator's shortlist entry; undefined if there is none
 */
export function nameStateOf(
  briefing: Pick<Briefing, 'status'>,
  status: ShortlistEntry['status'] | undefined,
): NameState {
  if (status !== undefined) return stateOfEntry[status];
  return keepsWishes(briefing) ? 'waiting' : 'left_out';
}

/** True if the brand can withdraw a creator that it named. */
export const canWithdrawName = (state: NameState): boolean => state === 'waiting' || state === 'in_review';

/**
 * Adds creators that the brand chose to the shortlist: during curation as suggestions, during selection ready
 * to be chosen. Until staff approve the briefing, they are only stored as wishes of the brief, which also keep
 * the suggestions. Creators already on the list are not changed; `added` is the number of new ones. Refuses
 * with `not_open_for_names` (params `status`), `project_expired`, `too_many_wished` and `too_many_named`
 * (params `most`), and with `unknown_creator` and `creator_unavailable` at `/creatorIds/n`.
 */
export const nameCreators = defineCommand({
  name: 'shortlist.name',
  rest: 'Adds creators named by the brand to the shortlist',
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(100, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    return {
      briefing,
      entries: await find.lockMany(shortlist, { briefingId }),
      creators: await find.many(creators, { id: creatorIds }),
      ids: await find.ids(shortlist, new Set(creatorIds).size),
    };
  },
  decide({ rows: { briefing, entries, creators: found, ids }, input, now }) {
    const { id: briefingId, status } = briefing;
    if (keepsWishes(briefing)) return wishFor(briefing, input.creatorIds, found);
    if (status !== 'curation' && status !== 'selection') {
      return refuse('not_open_for_names', '/briefingId', { status });
    }
    if (isExpired(briefing, businessDate(now))) return refuse('project_expired', '/briefingId');
    const { chosen, refused } = creatorsToAdd(input.creatorIds, entries, found);
    if (refused.length > 0) return { refused: [...refused] };

    const changes = chosen.flatMap((creator, n) => {
      const entryId = ids[n]!;
      const entry = insert(shortlist, { id: entryId, ...newShortlistEntry(briefing, creator, null) });
      return status === 'selection' ? [entry, moveTo(shortlist, entryId, 'release')] : [entry];
    });
    if (status === 'selection') return accept(changes, { id: briefingId, added: chosen.length });
    const named = [...new Set([...briefing.wished, ...chosen.map(({ id }) => id)])];
    if (named.length > MAX_NAMED_CREATORS) {
      return refuse('too_many_named', '/creatorIds', { most: MAX_NAMED_CREATORS });
    }
    const kept = chosen.length > 0 ? [update(briefings, briefingId, { wished: named })] : [];
    return accept([...changes, ...kept], { id: briefingId, added: chosen.length });
  },
});

/** Adds creators to the wishes of a brief. Approval of the brief adds them to the shortlist. */
function wishFor(
  { id: briefingId, wished }: Briefing,
  creatorIds: readonly number[],
  found: readonly Creator[],
) {
  const known = wished.map((creatorId) => ({ creatorId }));
  const { chosen, refused } = creatorsToAdd(creatorIds, known, found);
  if (refused.length > 0) return { refused: [...refused] };
  if (wished.length + chosen.length > MAX_REQUESTED_CREATORS) {
    return refuse('too_many_wished', '/creatorIds', { most: MAX_REQUESTED_CREATORS });
  }
  const changes =
    chosen.length > 0
      ? [update(briefings, briefingId, { wished: [...wished, ...chosen.map(({ id }) => id)] })]
      : [];
  return accept(changes, { id: briefingId, added: chosen.length });
}

/**
 * Withdraws a creator that the brand named, as the brand, until curation has released the creator. Withdrawing
 * a name twice changes nothing. Refuses with `name_released`.
 */
export const withdrawName = defineCommand({
  name: 'shortlist.withdrawName',
  rest: 'Withdraws a creator named by the brand, until curation has released the creator',
  input: z.strictObject({ briefingId: id, creatorId: id }),
  load: async (find, { briefingId, creatorId }) => ({
    briefing: await find.forUpdate(briefings, briefingId, ofCompany),
    entries: await find.lockMany(shortlist, { briefingId, creatorId }),
  }),
  decide({ rows: { briefing, entries }, input: { creatorId } }) {
    const { id: briefingId, wished } = briefing;
    const reply = { id: briefingId };
    if (!wished.includes(creatorId)) return accept([], reply);
    const [entry] = entries;
    if (!canWithdrawName(nameStateOf(briefing, entry?.status))) return refuse('name_released', '/creatorId');
    const left = wished.filter((one) => one !== creatorId);
    const gone = entry ? [remove(shortlist, entry.id)] : [];
    return accept([...gone, update(briefings, briefingId, { wished: left })], reply);
  },
});

/**
 * Removes a creator from the brand's selection or its stand-ins, as the brand, with an optional reason. The
 * entry remains, so that curation does not add the creator again.
 */
export const removeName = defineMove(shortlist, 'pass', {
  fields: { comment: text(600).default('') },
  also: async () => null,
  decide: () => ({ patch: { standIn: null } }),
});
