import { describe, expect, it } from 'vitest';
import { aBriefing, aProposal } from '../testing';
import { briefingForCreator } from './brief';
import { proposalFlow } from './flow';

describe('what a creator reads of a briefing', () => {
  it('is the brief, without money and without the brand’s people', () => {
    const briefing = aBriefing({ status: 'awaiting_proposal', feeBp: 1_500 });
    expect(briefingForCreator(briefing, aProposal())).toEqual({
      id: briefing.id,
      kind: 'creator',
      status: 'awaiting_proposal',
      title: briefing.title,
      brand: 'Aurora',
      product: briefing.product,
      description: briefing.description,
      audience: briefing.audience,
      goals: briefing.goals,
      skill: briefing.skill,
      tags: briefing.tags,
      sought: briefing.sought,
      channels: briefing.channels,
      wanted: briefing.wanted,
      dos: briefing.dos,
      donts: briefing.donts,
      startsOn: briefing.startsOn,
      endsOn: briefing.endsOn,
      currency: 'BRL',
    });
  });

  it.each(proposalFlow.states)(
    'names the brand of a silent squad when the proposal is %s: only once accepted',
    (status) => {
      const { brand, product } = briefingForCreator(
        aBriefing({ kind: 'silent_squad' }),
        aProposal({ status }),
      );
      const shown = status !== 'received' && status !== 'declined' && status !== 'not_selected';
      expect([brand, product]).toEqual(shown ? ['Aurora', 'Sérum de vitamina C'] : ['', '']);
    },
  );
});
