import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aListMember,
  aProposal,
  brandOwner,
  ids,
  patchOf,
  runReaction,
  theCreator,
} from '../../testing';
import { type Proposal, proposalFlow } from './proposal';
import { followDecline, followInvitation, followOffer, passOverWithBriefing } from './reactions';

it('marks only the open proposals of a cancelled briefing as passed over', async () => {
  const all = proposalFlow.states.map((status, n) => aProposal({ id: 200 + n, creatorId: 20 + n, status }));
  const elsewhere = aProposal({ id: 300, briefingId: 32 });
  const given = { actor: brandOwner, store: { proposals: [...all, elsewhere] } };
  const changes = await runReaction(
    passOverWithBriefing,
    aBriefing({ id: ids.briefing, status: 'cancelled' }),
    given,
  );
  const passed = changes.map((change) =>
    change.do === 'move' && change.move === 'passOver' ? change.id : 0,
  );
  expect(passed.map((id) => all.find((one) => one.id === id)?.status)).toEqual([
    'received',
    'pending',
    'sent',
    'under_approval',
    'countered',
  ]);
});

type Follows<Loaded> = Parameters<typeof runReaction<Proposal, Loaded>>[0];

describe('the stage of a creator on the company’s lists', () => {
  const stageAfter = async <Loaded>(reaction: Follows<Loaded>, row: Proposal, others: Proposal[] = []) => {
    const store = { proposals: [row, ...others], 'list-members': [aListMember({ stage: 'to_contact' })] };
    return patchOf(await runReaction(reaction, row, { actor: theCreator, store }), 'list-members')?.stage;
  };

  it('follows first the invitation and then the creator’s offer', async () => {
    expect(await stageAfter(followInvitation, aProposal())).toBe('contacted');
    expect(await stageAfter(followOffer, aProposal({ status: 'sent' }))).toBe('negotiating');
  });

  it('follows a refusal unless another proposal of the creator is open or approved', async () => {
    const declined = aProposal({ status: 'declined' });
    expect(await stageAfter(followDecline, declined)).toBe('no');
    for (const status of ['sent', 'approved'] as const)
      expect(await stageAfter(followDecline, declined, [aProposal({ id: 299, status })])).toBeUndefined();
    expect(await stageAfter(followDecline, declined, [aProposal({ id: 299, status: 'rejected' })])).toBe(
      'no',
    );
  });

  it('is not changed on lists of other companies', async () => {
    expect(await stageAfter(followInvitation, aProposal({ companyId: 99 }))).toBeUndefined();
  });
});
