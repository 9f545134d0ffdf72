import { describe, expect, it } from 'vitest';
import { aBriefing, aProposal, NOW } from '../../testing';
import { briefingForCreator } from './brief';
import { acceptedBy } from './confidentiality';
import { proposalFlow } from './proposal';

describe('the brief that an invited creator reads', () => {
  it('contains neither amounts nor names of the brand’s members', () => {
    const briefing = aBriefing({ status: 'awaiting_proposal', feeBp: 1_500 });
    const brief = briefingForCreator(briefing, aProposal());
    expect(briefing).toMatchObject(brief);
    expect(Object.keys(briefing).filter((field) => !(field in brief))).toEqual([
      'version',
      'createdAt',
      'updatedAt',
      'services',
      'creatorsWanted',
      'wished',
      'budgetCents',
      'companyId',
      'ownerId',
      'statusSince',
      'feeBp',
      'submittedAt',
      'curationDueAt',
      'squadId',
      'contractedCents',
      'visited',
    ]);
  });

  it.each(proposalFlow.states)(
    'names the brand of a silent squad only after acceptance: the proposal is %s',
    (status) => {
      const { brand, product } = briefingForCreator(
        aBriefing({ kind: 'silent_squad' }),
        aProposal({ status }),
      );
      const shown = status !== 'received' && status !== 'declined' && status !== 'not_selected';
      expect([brand, product]).toEqual(shown ? ['Aurora', 'Sérum de vitamina C'] : ['', '']);
    },
  );

  it('names the brand once the creator has accepted confidentiality, even before answering the invitation', () => {
    const proposal = aProposal({ status: 'received', confidentiality: acceptedBy('Ana Prado', NOW) });
    expect(briefingForCreator(aBriefing({ kind: 'silent_squad' }), proposal).brand).toBe('Aurora');
  });
});
