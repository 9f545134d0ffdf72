import { describe, expect, it } from 'vitest';
import {
  accepted,
  aProposal,
  brandOwner,
  type Case,
  ids,
  otherCreator,
  refusedWith,
  theCreator,
} from '../../testing';
import type { Proposal } from '../schema';
import { saveProposalDraft } from './saveDraft';

const line = {
  ...{ channel: 'instagram', format: null, quantity: null, pricing: 'per_post', amountCents: null },
} as const;
const draft = { lines: [line], message: 'Olá, eu', availableInPeriod: true };
const input = { id: ids.proposal, version: 1, draft };
const at = (status: Proposal['status'], actor: Case['actor'] = theCreator): Case => ({
  actor,
  store: { proposals: [aProposal({ status })] },
});

describe('a proposal that is being written', () => {
  it.each(['pending', 'countered'] as const)(
    'is kept while it is %s, however little of it',
    async (status) => {
      const { changes } = await accepted(saveProposalDraft, input, at(status));
      expect(changes).toEqual([{ do: 'update', resource: 'proposals', id: ids.proposal, patch: { draft } }]);
    },
  );

  it.each<[string, unknown, Case, string[]]>([
    ['by another creator', input, at('pending', otherCreator), ['not_found']],
    ['by the brand', input, at('pending', brandOwner), ['not_found']],
    ['once it is sent', input, at('sent'), ['move_not_possible']],
    ['of an older page', { ...input, version: 7 }, at('pending'), ['stale']],
    [
      'beyond its lines',
      { ...input, draft: { ...draft, lines: Array(21).fill(line) } },
      at('pending'),
      ['too_many /draft/lines'],
    ],
  ])('is not kept %s', async (_, given, where, why) => {
    expect(await refusedWith(saveProposalDraft, given, where)).toEqual(why);
  });
});
