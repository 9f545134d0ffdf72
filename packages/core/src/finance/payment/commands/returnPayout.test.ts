import { describe, expect, it } from 'vitest';
import { aPayout, changesOf, decideOn, financier, ids, patchOf, refusals, summarize } from '../../../testing';
import { returnPayout } from './payouts';

describe('a payout returned by the bank', () => {
  const made = aPayout({
    status: 'made',
    preparedById: financier.userId,
    preparedAt: '2026-11-20T12:00:00.000Z',
    madeOn: '2026-11-20',
    proof: 'E1',
    netCents: 329_000,
  });
  const decide = (returnedOn: string, row = made) =>
    decideOn(returnPayout, {
      rows: { row, also: null },
      input: { id: ids.payout, comment: 'Conta encerrada.', returnedOn },
      actor: financier,
    });

  it('is owed to the creator again, and must be prepared and released again', () => {
    const changes = changesOf(decide('2026-11-21'));
    expect(summarize(changes)).toEqual(['move payouts 81 return', 'post payout_returned']);
    expect(patchOf(changes, 'payouts')).toMatchObject({
      preparedById: null,
      releasedById: null,
      madeOn: null,
    });
    const [posted] = changes.flatMap((change) => (change.do === 'post' ? [change.entry] : []));
    expect(posted?.postings.map(({ account, amountCents }) => [account.kind, amountCents])).toEqual([
      ['cash', 329_000],
      ['payable', -329_000],
    ]);
  });

  it.each([
    ['2026-11-22', 'date_in_future /returnedOn'],
    ['2026-11-19', 'date_before_payment /returnedOn'],
  ])('is refused with the date %s', (returnedOn, expected) => {
    expect(refusals(decide(returnedOn))).toEqual([expected]);
  });

  it('is refused if the whole payout was deducted for a repayment', () => {
    const deducted = { ...made, deductedCents: made.netCents };
    expect(refusals(decide('2026-11-21', deducted))).toEqual(['move_not_possible']);
  });
});
