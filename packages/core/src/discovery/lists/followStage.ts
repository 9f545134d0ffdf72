import { type Change, type Find, insert, update } from '../../kit';
import type { Actor } from '../../people';
import { listActivities } from './activity';
import { type ListMember, listMembers } from './list';
import { firstContact, type ListStage, listStages } from './tracking';

/** Steps of a hiring that change the stage of the creator on the company's lists. */
export type HiringStep = 'invite' | 'offer' | 'sign' | 'refuse';

/** Stage to which each step leads. */
const stageOfStep = {
  invite: 'contacted',
  offer: 'negotiating',
  sign: 'won',
  refuse: 'no',
} as const satisfies Record<HiringStep, ListStage>;

/**
 * Returns the stage after a step. A stage never moves backward, except from a `no` that was set after a
 * refusal. A `no` that a colleague chose is replaced only after a signed contract.
 */
export function stageAfter(step: HiringStep, stage: ListStage, isManual: boolean): ListStage {
  const next = stageOfStep[step];
  if (stage === 'no') return isManual && next !== 'won' ? stage : next;
  return listStages.indexOf(next) > listStages.indexOf(stage) && !(stage === 'won' && next === 'no')
    ? next
    : stage;
}

interface Parties {
  readonly companyId: number | null;
  readonly creatorId: number | null;
}

/** Locks the rows of a creator on a company's lists, and loads whether a colleague chose their stages. */
export async function loadFollowed(find: Find<Actor>, { companyId, creatorId }: Parties) {
  if (companyId === null || creatorId === null) return { members: [], chosen: [] };
  const members = await find.lockMany(listMembers, { companyId, creatorId });
  const refused = members.filter(({ stage }) => stage === 'no').map(({ listId }) => listId);
  const of = { listId: refused, creatorId, kind: 'stage' as const };
  return { members, chosen: refused.length > 0 ? await find.many(listActivities, of) : [] };
}

type Followed = Awaited<ReturnType<typeof loadFollowed>>;

/**
 * Returns the changes that move a creator on all lists of a company. The history has no author for automatic
 * changes.
 */
export function followStep(step: HiringStep, { members, chosen }: Followed, today: string): Change[] {
  return members.flatMap((member) => {
    const stage = stageAfter(step, member.stage, isManual(member, chosen));
    if (stage === member.stage) return [];
    const { listId, companyId, creatorId, externalId } = member;
    const about = { listId, companyId, creatorId, externalId, authorId: null };
    const contact = firstContact(member, stage, today);
    return [
      update(listMembers, member.id, { stage, ...contact }),
      insert(listActivities, { ...about, kind: 'stage', value: stage }),
      ...(contact.lastContactOn
        ? [insert(listActivities, { ...about, kind: 'lastContactOn' as const, value: contact.lastContactOn })]
        : []),
    ];
  });
}

/** True if a colleague made the last change of the stage. Automatic changes have no author. */
function isManual({ listId }: ListMember, chosen: Followed['chosen']): boolean {
  const last = chosen
    .filter((one) => one.listId === listId)
    .reduce<Followed['chosen'][number] | null>((a, b) => (a && a.id > b.id ? a : b), null);
  return last === null || last.authorId !== null;
}
