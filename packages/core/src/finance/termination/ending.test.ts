import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aContract,
  accepted,
  aDeliverable,
  aLine,
  aPayout,
  aSentProposal,
  aTermination,
  brandOwner,
  type Case,
  financier,
  ids,
  inserted,
  otherBrand,
  otherCreator,
  patchOf,
  refusedWith,
  runReaction,
  summarize,
  systemActor,
  theCreator,
} from '../../testing';
import {
  acceptEnding,
  decideEnding,
  disputeEnding,
  lapseEndings,
  requestEnding,
  withdrawEnding,
} from './commands';
import { closeEndings } from './reactions';

const begun = '2026-12-10T12:00:00.000Z';
const asking = { contractId: ids.contract, title: aContract().title, reason: 'O produto saiu de linha.' };
const running = {
  contracts: [aContract({ status: 'active' })],
  proposals: [aSentProposal({ status: 'approved', lines: [aLine({ quantity: 1 })] })],
  deliverables: [aDeliverable()],
  payouts: [aPayout()],
  charges: [aCharge({ status: 'paid' })],
};

describe('requesting the end of a hiring', () => {
  it('stores the amounts due on the day and gives the other side seven days to answer', async () => {
    const { changes } = await accepted(requestEnding, asking, {
      actor: brandOwner,
      store: running,
      now: begun,
    });
    expect(inserted(changes, 'settlements')).toMatchObject({
      side: 'company',
      answerBy: '2026-12-17',
      creatorCents: 85_000,
      feeCents: 15_000,
      refundCents: 300_000,
      dues: [{ payoutId: ids.payout, creatorCents: 85_000, feeCents: 15_000 }],
    });
  });

  it('is refused if the user saw a different price', async () => {
    const given = { actor: brandOwner, store: running, now: begun };
    await accepted(requestEnding, { ...asking, totalCents: 100_000 }, given);
    // The creator submitted a draft after the user opened the page.
    const submitted = { ...running, deliverables: [aDeliverable({ status: 'draft_submitted' })] };
    expect(
      await refusedWith(requestEnding, { ...asking, totalCents: 100_000 }, { ...given, store: submitted }),
    ).toEqual(['amount_changed']);
  });

  it('accepts the project’s title in any case and without accents', async () => {
    const typed = aContract().title.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    const given = { actor: brandOwner, store: running, now: begun };
    await accepted(requestEnding, { ...asking, title: typed }, given);
  });

  it.each<[string, object, Case, string[]]>([
    ['a request by another brand', {}, { actor: otherBrand, store: running }, ['not_found']],
    ['a request by another creator', {}, { actor: otherCreator, store: running }, ['not_found']],
    [
      'a different title',
      { title: 'Sérum' },
      { actor: theCreator, store: running },
      ['title_differs /title'],
    ],
    [
      'a second request while one is open',
      {},
      { actor: theCreator, store: { ...running, settlements: [aTermination()] } },
      ['ending_open'],
    ],
    [
      'all work is delivered',
      {},
      { actor: brandOwner, store: { ...running, deliverables: [aDeliverable({ status: 'verified' })] } },
      ['nothing_to_end'],
    ],
    [
      'the payout is in progress',
      {},
      { actor: brandOwner, store: { ...running, payouts: [aPayout({ status: 'processing' })] } },
      ['nothing_to_end'],
    ],
    [
      'the contract is completed',
      {},
      { actor: brandOwner, store: { ...running, contracts: [aContract({ status: 'completed' })] } },
      ['contract_not_in_force'],
    ],
  ])('is refused: %s', async (_what, given, by, expected) => {
    expect(await refusedWith(requestEnding, { ...asking, ...given }, by)).toEqual(expected);
  });
});

describe('answering a request to end a hiring', () => {
  const { id } = aTermination();
  const store = { ...running, settlements: [aTermination()] };

  it('ends a paid hiring: creates a refund, reduces the payout and cancels work', async () => {
    const { changes } = await accepted(acceptEnding, { id }, { actor: theCreator, store });
    expect(summarize(changes)).toEqual([
      `move settlements ${id} accept`,
      'post hiring_ended',
      `update payouts ${ids.payout}`,
      `move deliverables ${ids.deliverable} drop`,
      `move contracts ${ids.contract} end`,
    ]);
    expect(patchOf(changes, 'payouts')).toEqual({ grossCents: 85_000, netCents: 85_000 });
    expect(patchOf(changes, 'settlements')).toEqual({ refundCents: 300_000, waivedCents: 0 });
    const entry = changes.find((change) => change.do === 'post');
    expect(
      entry?.do === 'post' && entry.entry.postings.map((one) => [one.account.kind, one.amountCents]),
    ).toEqual([
      ['held', 255_000],
      ['fee', 45_000],
      ['refunds', -300_000],
    ]);
  });

  it('charges only the amount due for an unpaid hiring', async () => {
    const unpaid = { ...store, charges: [aCharge({ status: 'overdue' })] };
    const { changes } = await accepted(acceptEnding, { id }, { actor: theCreator, store: unpaid });
    expect(summarize(changes).slice(1, 6)).toEqual([
      `move charges ${ids.charge} cancel`,
      'post charge_cancelled',
      'insert charges',
      'insert charge-lines',
      'post charge_issued',
    ]);
    expect(inserted(changes, 'charges')).toMatchObject({ amountCents: 100_000, feeCents: 15_000 });
    const nothing = aTermination({
      dues: [{ payoutId: ids.payout, creatorCents: 0, feeCents: 0 }],
      creatorCents: 0,
      feeCents: 0,
    });
    const free = await accepted(
      acceptEnding,
      { id },
      { actor: theCreator, store: { ...unpaid, settlements: [nothing] } },
    );
    expect(summarize(free.changes)).not.toContain('insert charges');
    expect(summarize(free.changes)).toContain(`move payouts ${ids.payout} cancel`);
  });

  it.each<
    [string, typeof acceptEnding | typeof disputeEnding | typeof withdrawEnding, object, Case, string[]]
  >([
    ['the requesting side cannot accept', acceptEnding, {}, { actor: brandOwner, store }, ['not_found']],
    ['another creator cannot accept', acceptEnding, {}, { actor: otherCreator, store }, ['not_found']],
    ['staff cannot accept', acceptEnding, {}, { actor: financier, store }, ['not_found']],
    [
      'the request cannot be accepted once the payout is in progress',
      acceptEnding,
      {},
      { actor: theCreator, store: { ...store, payouts: [aPayout({ status: 'processing' })] } },
      ['ending_outdated'],
    ],
    [
      'disputing requires a reason',
      disputeEnding,
      { comment: '' },
      { actor: theCreator, store },
      ['required /comment'],
    ],
    [
      'the other side cannot withdraw the request',
      withdrawEnding,
      {},
      { actor: theCreator, store },
      ['not_found'],
    ],
    [
      'the request cannot be withdrawn during a review by staff',
      withdrawEnding,
      {},
      { actor: brandOwner, store: { ...store, settlements: [aTermination({ status: 'under_review' })] } },
      ['move_not_possible'],
    ],
  ])('is limited to the right party and time: %s', async (_what, command, given, by, expected) => {
    expect(await refusedWith(command as typeof acceptEnding, { id, ...given }, by)).toEqual(expected);
  });

  it('passes the request to staff, who decide the amount, if it is not answered in time', async () => {
    const on = (now: string) => accepted(lapseEndings, {}, { actor: systemActor, store, now });
    expect(summarize((await on('2026-11-28T12:00:00.000Z')).changes)).toEqual([]);
    expect(summarize((await on('2026-11-29T12:00:00.000Z')).changes)).toEqual([
      `move settlements ${id} lapse`,
    ]);
    const review = { ...store, settlements: [aTermination({ status: 'under_review' })] };
    const input = { id, creatorCents: 340_000, comment: 'O roteiro estava pronto.' };
    const { changes } = await accepted(decideEnding, input, { actor: financier, store: review });
    expect(patchOf(changes, 'settlements')).toMatchObject({
      creatorCents: 340_000,
      feeCents: 60_000,
      refundCents: 0,
    });
    const more = { ...input, creatorCents: 340_001 };
    expect(await refusedWith(decideEnding, more, { actor: financier, store: review })).toEqual([
      'more_than_agreed /creatorCents',
    ]);
    expect(await refusedWith(decideEnding, input, { actor: brandOwner, store: review })).toEqual([
      'not_found',
    ]);
  });
});

describe('completing a contract after a request to end it', () => {
  it('closes the request, even one under review by staff', async () => {
    for (const status of ['requested', 'under_review', 'withdrawn'] as const) {
      const store = { settlements: [aTermination({ status })] };
      const done = aContract({ status: 'completed' });
      const changes = await runReaction(closeEndings, done, { actor: systemActor, store });
      expect(summarize(changes)).toEqual(
        status === 'withdrawn' ? [] : [`move settlements ${aTermination().id} close`],
      );
    }
  });
});
