import type { LedgerPosting } from '@elenco/core/finance';
import { describe, expect, it } from 'vitest';
import { entriesOf, openingsOf } from './entries';

const posting = (
  [id, transactionId]: [number, number],
  kind: LedgerPosting['kind'],
  account: 'receivable' | 'committed' | 'held' | 'refunds',
  amountCents: number,
  createdAt = '2026-10-05T12:00:00.000Z',
) => ({
  id,
  transactionId,
  kind,
  account,
  amountCents,
  bookedOn: createdAt.slice(0, 10),
  createdAt,
  contractId: 1,
  currency: 'BRL' as const,
});

/** A charge of 4 000.00 with a fee of 600.00, as core records it. */
const postings = [
  posting([1, 1], 'charge_issued', 'receivable', 400_000),
  posting([2, 1], 'charge_issued', 'committed', -400_000),
  posting([3, 2], 'charge_paid', 'receivable', -400_000),
  posting([4, 2], 'charge_paid', 'committed', 400_000),
  posting([5, 2], 'charge_paid', 'held', -340_000),
  posting([6, 3], 'invoice_accepted', 'held', 340_000, '2026-11-05T12:00:00.000Z'),
];

describe('entries', () => {
  it('are the transactions, each with due and held balances after it', () => {
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

  it('show all refunds of an ended hiring, including the fee, with their dates', () => {
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

  describe('of a charge paid in parts', () => {
    const [first, paidAt, again] = ['12', '13', '14'].map((hour) => `2026-10-06T${hour}:00:00.000Z`);
    const part = (id: number, cents: number, at = first) => [
      posting([id, id], 'part_kept', 'receivable', -cents, at),
      posting([id + 1, id], 'part_kept', 'held', -cents, at),
    ];
    const paid = (id: number, cents: number, heldCents: number, at = paidAt) => [
      posting([id, id], 'charge_paid', 'receivable', -cents, at),
      posting([id + 1, id], 'charge_paid', 'held', -heldCents, at),
    ];
    const issued = postings.slice(0, 2);
    const inShort = (rows: Parameters<typeof entriesOf>[0]) =>
      entriesOf(rows).map(({ kind, amountCents, keptCents, dueCents, heldCents }) => [
        kind,
        amountCents,
        keptCents,
        dueCents,
        heldCents,
      ]);
    const kept = [...issued, ...part(10, 100_000)];
    const whole = [...kept, ...part(20, -100_000, paidAt), ...paid(30, 400_000, 340_000)];

    it('show each part once, and the payment of the rest', () => {
      expect(inShort(whole).slice(1)).toEqual([
        ['part_kept', 100_000, 100_000, 300_000, 100_000],
        ['charge_paid', 300_000, 240_000, 0, 340_000],
      ]);
    });

    it('show fine and interest before the payment of the rest', () => {
      const late = posting([25, 25], 'late_charged', 'receivable', 6_000, paidAt);
      const rows = [...kept, ...part(20, -100_000, paidAt), late, ...paid(30, 406_000, 346_000)];
      expect(inShort(rows).slice(2)).toEqual([
        ['late_charged', 6_000, 0, 306_000, 100_000],
        ['charge_paid', 306_000, 246_000, 0, 346_000],
      ]);
    });

    it('split them among the charges of an invoice for a project', () => {
      const rows = [
        ...issued,
        ...issued.map((row) => ({ ...row, id: row.id + 2, transactionId: 3 })),
        ...part(10, 500_000),
        ...part(20, -500_000, paidAt),
        ...paid(30, 400_000, 340_000),
        ...paid(40, 400_000, 340_000),
      ];
      expect(inShort(rows).slice(3)).toEqual([
        ['charge_paid', 0, -60_000, 300_000, 440_000],
        ['charge_paid', 300_000, 240_000, 0, 680_000],
      ]);
    });

    it('show a part that no longer counts as released', () => {
      expect(inShort([...kept, ...part(20, -100_000, paidAt)]).at(-1)).toEqual([
        'part_released',
        100_000,
        -100_000,
        400_000,
        0,
      ]);
    });

    it('reopen a charge by the unpaid rest', () => {
      const reopened = [
        posting([50, 50], 'charge_reopened', 'receivable', 400_000, again),
        posting([51, 50], 'charge_reopened', 'held', 340_000, again),
        ...part(60, 100_000, again),
      ];
      expect(inShort([...whole, ...reopened]).slice(3)).toEqual([
        ['charge_reopened', 300_000, -240_000, 300_000, 100_000],
      ]);
    });
  });

  it('tell fine and interest after their payment, which change no balance, and when they were undone', () => {
    const fee = { contractId: 1, currency: 'BRL' as const };
    const fees = [
      { ...fee, id: 7, bookedOn: '2026-10-05', createdAt: '2026-10-05T12:00:00.000Z', cents: 10_533 },
      { ...fee, id: 8, bookedOn: '2026-12-01', createdAt: '2026-12-01T12:00:00.000Z', cents: -10_533 },
    ];
    const read = entriesOf(postings, fees).map(({ kind, amountCents, keptCents, dueCents, heldCents }) => [
      kind,
      amountCents,
      keptCents,
      dueCents,
      heldCents,
    ]);
    expect([read[2], read[4]]).toEqual([
      ['late_fee_kept', 10_533, 0, 0, 340_000],
      ['late_fee_released', 10_533, 0, 0, 0],
    ]);
  });

  it('keep currencies separate', () => {
    const inDollars = postings
      .slice(0, 1)
      .map((row) => ({ ...row, id: 9, transactionId: 9, currency: 'USD' as const }));
    const dollars = entriesOf([...postings, ...inDollars]).filter(({ currency }) => currency === 'USD');
    expect(dollars.map(({ dueCents }) => dueCents)).toEqual([400_000]);
  });

  it('are sorted by time, whichever was written first', () => {
    const earlier = posting([9, 9], 'charge_issued', 'receivable', 100, '2026-09-01T12:00:00.000Z');
    expect(entriesOf([...postings, earlier]).map(({ id, dueCents }) => [id, dueCents])).toEqual([
      [9, 100],
      [1, 400_100],
      [2, 100],
      [3, 100],
    ]);
  });

  it('are dated and sorted by booking date: a payment of October recorded in November is of October', () => {
    const recorded = postings.map((row) => ({ ...row, createdAt: '2026-11-03T12:00:00.000Z' }));
    expect(entriesOf(recorded).map(({ id, on }) => [id, on])).toEqual([
      [1, '2026-10-05'],
      [2, '2026-10-05'],
      [3, '2026-11-05'],
    ]);
    expect(openingsOf(entriesOf(recorded), '2026-11').map(({ heldCents }) => heldCents)).toEqual([340_000]);
  });

  it('open a month with the balance of the last earlier entry', () => {
    const entries = entriesOf(postings);
    expect(openingsOf(entries, '2026-11').map(({ heldCents }) => heldCents)).toEqual([340_000]);
    expect(openingsOf(entries, '2026-10')).toEqual([]);
  });
});
