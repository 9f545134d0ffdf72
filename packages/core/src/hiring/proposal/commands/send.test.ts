import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCreator,
  accepted,
  aLine,
  aPayee,
  aProposal,
  aSentProposal,
  brandOwner,
  curator,
  ids,
  NOW,
  otherCreator,
  patchOf,
  refusedWith,
  type Store,
  theCreator,
} from '../../../testing';
import { linesTotal, type ProposalLine } from '../proposal';
import { acceptCounter, sendProposal } from './proposals';

const reels = aLine({ quantity: 3, pricing: 'per_post', amountCents: 150_000 });
const stories = aLine({ format: 'stories', quantity: 10, pricing: 'total', amountCents: 90_000 });
const input = (...lines: ProposalLine[]) => ({
  id: ids.proposal,
  lines,
  message: ' Com roteiro. ',
  availableInPeriod: true,
});
const store: Store = {
  proposals: [aProposal({ status: 'pending' })],
  briefings: [aBriefing({ status: 'awaiting_proposal', feeBp: 1_500 })],
  creators: [aCreator()],
  payees: [aPayee()],
};
const at = (more: Store = {}) => ({ actor: theCreator, store: { ...store, ...more } });

describe('sending a proposal', () => {
  it('computes the total from the lines and stores it as a new round', async () => {
    const { changes } = await accepted(sendProposal, input(reels, stories), at());
    const sent = {
      round: 1,
      lines: [reels, stories],
      totalCents: 540_000,
      message: 'Com roteiro.',
      sentAt: NOW,
    };
    const parties = { briefingId: ids.briefing, companyId: ids.company, creatorId: ids.creator };
    expect(changes).toEqual([
      {
        do: 'move',
        resource: 'proposals',
        id: ids.proposal,
        move: 'send',
        patch: { ...sent, availableInPeriod: true, draft: null, answer: '', counterCents: null },
      },
      {
        do: 'insert',
        resource: 'proposal-rounds',
        row: { proposalId: ids.proposal, ...parties, currency: 'BRL', ...sent },
      },
    ]);
  });

  it('stores another round after a counter-offer', async () => {
    const countered = aSentProposal({
      status: 'countered',
      round: 2,
      counterCents: 300_000,
      answer: 'Menos.',
    });
    const { changes } = await accepted(sendProposal, input(reels), at({ proposals: [countered] }));
    expect(changes).toMatchObject([
      { patch: { round: 3, totalCents: 450_000, counterCents: null, answer: '' } },
      { row: { round: 3 } },
    ]);
  });

  it.each<[string, ProposalLine[], Store, string[]]>([
    ['no lines', [], {}, ['at_least_one /lines']],
    ['a line without a price', [aLine({ amountCents: 0 })], {}, ['required /lines/0/amountCents']],
    [
      'a channel that the briefing does not have',
      [reels, aLine({ channel: 'tiktok', format: 'video' })],
      {},
      ['channel_not_in_briefing /lines/1/channel'],
    ],
    [
      'any channel is accepted if the briefing names none',
      [aLine({ channel: 'tiktok', format: 'video' })],
      { briefings: [aBriefing({ kind: 'freelancer', status: 'awaiting_proposal', channels: [] })] },
      [],
    ],
    [
      'a format that the channel does not have',
      [aLine({ format: 'article' })],
      {},
      ['format_not_on_channel /lines/0/format'],
    ],
    [
      'a total that is too large',
      [aLine({ quantity: 99, amountCents: Number.MAX_SAFE_INTEGER })],
      {},
      ['total_too_big /lines'],
    ],
    ['an incomplete profile', [reels], { creators: [aCreator({ bio: '' })] }, ['creator_incomplete']],
    ['no payee', [reels], { payees: [] }, ['creator_incomplete']],
    [
      'the payee of another creator',
      [reels],
      { payees: [aPayee({ creatorId: 22 })] },
      ['creator_incomplete'],
    ],
    ['an invitation that is not accepted yet', [reels], { proposals: [aProposal()] }, ['move_not_possible']],
    [
      'a project whose last day has passed',
      [reels],
      { briefings: [aBriefing({ status: 'awaiting_proposal', endsOn: '2026-11-20' })] },
      ['proposals_closed'],
    ],
    [
      'a briefing that is over',
      [reels],
      { proposals: [aProposal({ status: 'not_selected' })] },
      ['move_not_possible'],
    ],
  ])('is checked: %s', async (_what, lines, more, expected) => {
    expect(await refusedWith(sendProposal, input(...lines), at(more))).toEqual(expected);
  });

  it('is refused if the input contains a total or a fee', async () => {
    const given = { ...input(reels), totalCents: 1, feeBp: 0 };
    expect(await refusedWith(sendProposal, given, at())).toEqual(['unrecognized_keys']);
  });

  it('is refused with the fields of the profile that are still missing', async () => {
    const store = { ...at().store, creators: [aCreator({ city: '', presences: [] })], payees: [] };
    await expect(accepted(sendProposal, input(reels), { actor: theCreator, store })).rejects.toThrow(
      '"missing":"city, presences, payee"',
    );
  });

  it.each([otherCreator, brandOwner, curator])('is not found for $role $name', async (actor) => {
    expect(await refusedWith(sendProposal, input(reels), { ...at(), actor })).toEqual(['not_found']);
  });
});

describe('accepting the brand’s counter-offer', () => {
  const countered = (counterCents: number) =>
    at({
      proposals: [
        aProposal({
          status: 'countered',
          round: 1,
          lines: [reels, stories],
          message: 'Com roteiro.',
          availableInPeriod: true,
          counterCents,
        }),
      ],
    });

  it('sends the same lines for the brand’s exact total in a new round', async () => {
    const { changes } = await accepted(acceptCounter, { id: ids.proposal }, countered(100_001));
    const patch = patchOf(changes, 'proposals') as { lines: ProposalLine[]; totalCents: number };
    expect(patch).toMatchObject({ round: 2, totalCents: 100_001, counterCents: null, answer: '' });
    expect(patch.lines).toEqual([
      { ...reels, amountCents: 27_778 },
      { ...stories, amountCents: 16_667 },
    ]);
    expect(linesTotal(patch.lines)).toBe(100_001);
    expect(changes).toContainEqual(
      expect.objectContaining({ row: expect.objectContaining({ round: 2, totalCents: 100_001 }) }),
    );
  });

  it('does not change the message of the proposal', async () => {
    const { changes } = await accepted(acceptCounter, { id: ids.proposal }, countered(100_000));
    expect(patchOf(changes, 'proposals')).toMatchObject({ message: 'Com roteiro.', availableInPeriod: true });
    expect(changes).toContainEqual(
      expect.objectContaining({ row: expect.objectContaining({ message: 'Com roteiro.' }) }),
    );
  });

  it('is refused if a line would have no amount, or if there is no counter-offer', async () => {
    expect(await refusedWith(acceptCounter, { id: ids.proposal }, countered(1))).toEqual([
      'counter_too_small',
    ]);
    expect(await refusedWith(acceptCounter, { id: ids.proposal }, at())).toEqual(['move_not_possible']);
  });

  it('is refused once the project’s last day has passed', async () => {
    const given = countered(100_000);
    const briefings = [aBriefing({ status: 'hiring', endsOn: '2026-11-20' })];
    expect(
      await refusedWith(
        acceptCounter,
        { id: ids.proposal },
        { ...given, store: { ...given.store, briefings } },
      ),
    ).toEqual(['proposals_closed']);
  });

  it('is refused for all users except the creator', async () => {
    const actor = brandOwner;
    const given = { ...countered(100_000), actor };
    expect(await refusedWith(acceptCounter, { id: ids.proposal }, given)).toEqual(['not_found']);
  });
});
