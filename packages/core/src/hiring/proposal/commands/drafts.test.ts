import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  accepted,
  aLine,
  aProposal,
  brandOwner,
  type Case,
  curator,
  ids,
  otherCreator,
  refusedWith,
  supporter,
  theCreator,
} from '../../../testing';
import type { Proposal } from '../proposal';
import { prepareProposalFor, saveProposalDraft } from './drafts';

const line = {
  channel: 'instagram',
  format: null,
  quantity: null,
  pricing: 'per_post',
  amountCents: null,
} as const;
const draft = { lines: [line], message: 'Olá, eu', availableInPeriod: true };
const input = { id: ids.proposal, version: 1, draft };
const at = (status: Proposal['status'], actor: Case['actor'] = theCreator): Case => ({
  actor,
  store: { proposals: [aProposal({ status })] },
});

describe('the draft of a proposal', () => {
  it.each(['pending', 'countered'] as const)(
    'can be saved while the proposal is %s, even if it is nearly empty',
    async (status) => {
      const { changes } = await accepted(saveProposalDraft, input, at(status));
      expect(changes).toEqual([{ do: 'update', resource: 'proposals', id: ids.proposal, patch: { draft } }]);
    },
  );

  it.each<[string, unknown, Case, string[]]>([
    ['by another creator', input, at('pending', otherCreator), ['not_found']],
    ['by the brand', input, at('pending', brandOwner), ['not_found']],
    ['after the proposal was sent', input, at('sent'), ['move_not_possible']],
    ['with an older version', { ...input, version: 7 }, at('pending'), ['stale']],
    [
      'with too many lines',
      { ...input, draft: { ...draft, lines: Array(21).fill(line) } },
      at('pending'),
      ['too_many /draft/lines'],
    ],
  ])('is not stored %s', async (_, given, where, why) => {
    expect(await refusedWith(saveProposalDraft, given, where)).toEqual(why);
  });
});

describe('a proposal that curation writes for a creator', () => {
  const written = { id: ids.proposal, version: 1, lines: [aLine()], message: 'Olá', availableInPeriod: true };
  const { id: _id, version: _version, ...own } = written;
  const briefings = [aBriefing({ channels: ['instagram'] })];
  const of = (given: Partial<Proposal>, actor: Case['actor'] = curator): Case => ({
    actor,
    store: { briefings, proposals: [aProposal({ status: 'received', ...given })] },
  });

  it.each(['received', 'pending', 'countered'] as const)(
    'is stored as the creator’s unsent draft while the proposal is %s',
    async (status) => {
      const { changes } = await accepted(prepareProposalFor, written, of({ status }));
      expect(changes).toMatchObject([
        { do: 'update', resource: 'proposals', patch: { draft: own } },
        { do: 'emit', event: { kind: 'proposals.prepared', creatorId: ids.creator } },
      ]);
    },
  );

  it.each<[string, unknown, Case, string[]]>([
    ['by support', written, of({}, supporter), ['not_found']],
    ['by the brand', written, of({}, brandOwner), ['not_found']],
    ['if the creator has a draft', written, of({ draft: own }), ['creator_has_draft']],
    ['after the proposal was sent', written, of({ status: 'sent' }), ['move_not_possible']],
    ['with an older version', { ...written, version: 7 }, of({}), ['stale']],
    [
      'once the last day of the project has passed',
      written,
      {
        ...of({}),
        store: {
          ...of({}).store,
          briefings: [aBriefing({ endsOn: '2026-11-20', status: 'awaiting_proposal' })],
        },
      },
      ['proposals_closed'],
    ],
    [
      'for a channel that the briefing does not have',
      { ...written, lines: [aLine({ channel: 'tiktok', format: 'video' })] },
      of({}),
      ['channel_not_in_briefing /lines/0/channel'],
    ],
  ])('is not stored %s', async (_, given, where, why) => {
    expect(await refusedWith(prepareProposalFor, given, where)).toEqual(why);
  });
});
