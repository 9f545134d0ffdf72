import { describe, expect, it } from 'vitest';
import { entriesOf, openingsOf } from './entries';

const posting = (
  [id, transactionId]: [number, number],
  kind: 'charge_issued' | 'charge_paid' | 'invoice_accepted' | 'hiring_ended' | 'refund_made',
  account: 'receivable' | 'committed' | 'held' | 'refunds',
  amountCents: number,
  createdAt = '2026-10-05T12:00:00.000Z',
) => ({
  id,
  transactionId,
  kind,
  account,
  amountCents,
  createdAt,
  contractId: 1,
  currency: 'BRL' as const,
});

/** A charge of 4 000.00 with a fee of 600.00, as core's entries record it. */
const postings = [
  posting([1, 1], 'charge_issued', 'receivable', 400_000),
  posting([2, 1], 'charge_issued', 'committed', -400_000),
  posting([3, 2], 'charge_paid', 'receivable', -400_000),
  posting([4, 2], 'charge_paid', 'committed', 400_000),
  posting([5, 2], 'charge_paid', 'held', -340_000),
  posting([6, 3], 'invoice_accepted', 'held', 340_000, '2026-11-05T12:00:00.000Z'),
];

describe('entries', () => {
  it('are the transactions, each with what is due and what is held after it', () => {
    const read = entriesOf(postings.toReversed());
    expect(
      read.map(({ kind, amountCents, keptCents, dueCents, heldCents }) => [
        kind,
        amountCents,
        keptCents,
        dueCents,
        heldCents,
      ]),
    ).toEqual([
      ['charge_issued', 400_000, 0, 400_000, 0],
      ['charge_paid', 400_000, 340_000, 0, 340_000],
      ['invoice_accepted', 340_000, -340_000, 0, 0],
    ]);
  });

  it('of a hiring that ended say all that goes back, our fee too, and when it went', () => {
    const ended = [
      ...postings.slice(0, 5),
      posting([7, 4], 'hiring_ended', 'held', 255_000),
      posting([8, 4], 'hiring_ended', 'refunds', -300_000),
      posting([9, 5], 'refund_made', 'refunds', 300_000),
    ];
    const last = entriesOf(ended).slice(2);
    expect(last.map(({ kind, amountCents, heldCents }) => [kind, amountCents, heldCents])).toEqual([
      ['hiring_ended', 300_000, 85_000],
      ['refund_made', 300_000, 85_000],
    ]);
  });

  it('keep currencies apart', () => {
    const inDollars = postings
      .slice(0, 1)
      .map((row) => ({ ...row, id: 9, transactionId: 9, currency: 'USD' as const }));
    const dollars = entriesOf([...postings, ...inDollars]).filter(({ currency }) => currency === 'USD');
    expect(dollars.map(({ dueCents }) => dueCents)).toEqual([400_000]);
  });

  it('stand in the order of their time, whichever was written first', () => {
    const earlier = posting([9, 9], 'charge_issued', 'receivable', 100, '2026-09-01T12:00:00.000Z');
    expect(entriesOf([...postings, earlier]).map(({ id, dueCents }) => [id, dueCents])).toEqual([
      [9, 100],
      [1, 400_100],
      [2, 100],
      [3, 100],
    ]);
  });

  it('open a month with what the last entry before it left', () => {
    const entries = entriesOf(postings);
    expect(openingsOf(entries, '2026-11').map(({ heldCents }) => heldCents)).toEqual([340_000]);
    expect(openingsOf(entries, '2026-10')).toEqual([]);
  });
});
