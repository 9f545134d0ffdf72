import { expect, it } from 'vitest';
import { aBriefing, aProposal, brandOwner, ids, reacted } from '../../testing';
import { proposalFlow } from './proposal';
import { passOverWithBriefing } from './reactions';

it('passes over the open proposals of a cancelled briefing only', async () => {
  const all = proposalFlow.states.map((status, n) => aProposal({ id: 200 + n, creatorId: 20 + n, status }));
  const elsewhere = aProposal({ id: 300, briefingId: 32 });
  const given = { actor: brandOwner, store: { proposals: [...all, elsewhere] } };
  const changes = await reacted(
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
