import { describe, expect, it } from 'vitest';
import { aBriefing, aProposal, NOW } from '../../testing';
import { briefingForCreator } from './brief';
import { acceptedBy } from './confidentiality';
import { proposalFlow } from './proposal';

describe('the brief that an invited creator reads', () => {
  it('contains neither amounts nor people of the brand', () => {
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
      'squadId',
      'contractedCents',
      'visited',
    ]);
  });

  it.each(proposalFlow.states)(
    'names the brand of a silent squad when the proposal is %s, only after acceptance',
    (status) => {
      const { brand, product } = briefingForCreator(
        aBriefing({ kind: 'silent_squad' }),
        aProposal({ status }),
      );
      const shown = status !== 'received' && status !== 'declined' && status !== 'not_selected';
      expect([brand, product]).toEqual(shown ? ['Aurora', 'Sérum de vitamina C'] : ['', '']);
    },
  );

  it('names the brand once confidentiality is accepted, even before the invitation is answered', () => {
    const proposal = aProposal({ status: 'received', confidentiality: acceptedBy('Ana Prado', NOW) });
    expect(briefingForCreator(aBriefing({ kind: 'silent_squad' }), proposal).brand).toBe('Aurora');
  });
});
