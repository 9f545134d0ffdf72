import { businessDate } from '@elenco/brazil';
import { followStep, loadFollowed } from '../../discovery';
import { type Find, moveTo } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { briefings } from '../briefing';
import { isHired, openStates, type Proposal, proposals } from './proposal';

/** Marks the open proposals of a cancelled briefing as passed over. */
export const passOverWithBriefing = defineReaction(briefings, 'cancel', {
  load: (find, briefing) => find.lockMany(proposals, { briefingId: briefing.id, status: openStates }),
  decide: ({ rows: open }) => open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')),
});

/** Moves an invited creator to the stage `contacted` on the company's lists. */
export const followInvitation = defineReaction(proposals, 'create', {
  load: loadFollowed,
  decide: ({ rows, now }) => followStep('invite', rows, businessDate(now)),
});

export const followOffer = defineReaction(proposals, 'send', {
  load: loadFollowed,
  decide: ({ rows, now }) => followStep('offer', rows, businessDate(now)),
});

export const followDecline = defineReaction(proposals, 'decline', {
  load: loadRefused,
  decide: ({ rows, now }) => followRefusal(rows, now),
});

export const followReject = defineReaction(proposals, 'reject', {
  load: loadRefused,
  decide: ({ rows, now }) => followRefusal(rows, now),
});

async function loadRefused(find: Find<Actor>, { id, companyId, creatorId }: Proposal) {
  // Locks first: of two concurrent refusals, the second sees the first.
  const followed = await loadFollowed(find, { companyId, creatorId });
  const all = await find.many(proposals, { companyId, creatorId });
  return { isOpen: all.some((one) => one.id !== id && isOpenOrHired(one)), followed };
}

/**
 * Returns the changes to the creator's stage after a refusal. Returns no change while another proposal of the
 * creator is open, or if the creator was ever hired.
 */
const followRefusal = ({ isOpen, followed }: Awaited<ReturnType<typeof loadRefused>>, now: string) =>
  isOpen ? [] : followStep('refuse', followed, businessDate(now));

const isOpenOrHired = (row: Proposal): boolean =>
  isHired(row) || openStates.some((one) => one === row.status);
