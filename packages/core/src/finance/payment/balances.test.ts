import { expect, it } from 'vitest';
import { type BalanceMovement, balancesOf, noBalances } from './balances';

const brl = (
  account: BalanceMovement['account'],
  kind: BalanceMovement['kind'],
  amountCents: number,
): BalanceMovement => ({
  currency: 'BRL',
  account,
  kind,
  amountCents,
});

const hiring = [
  brl('receivable', 'charge_issued', 400_000),
  brl('receivable', 'charge_paid', -400_000),
  brl('held', 'charge_paid', -340_000),
];

it('counts the creator’s share of a paid hiring as held until the invoice is accepted', () => {
  expect(balancesOf(hiring)).toEqual([
    { ...noBalances('BRL'), paidCents: 400_000, heldCents: 340_000, feeCents: 60_000 },
  ]);
  expect(balancesOf([...hiring, brl('held', 'invoice_accepted', 340_000)])).toEqual([
    { ...noBalances('BRL'), paidCents: 400_000, releasedCents: 340_000, feeCents: 60_000 },
  ]);
});

it('counts a charge for a plan as an amount to pay and, once paid, as the platform’s fee', () => {
  const plan = [brl('receivable', 'charge_issued', 310_000)];
  expect(balancesOf([...hiring, ...plan])).toMatchObject([{ toPayCents: 310_000, heldCents: 340_000 }]);
  expect(balancesOf([...plan, brl('receivable', 'charge_paid', -310_000)])).toEqual([
    { ...noBalances('BRL'), paidCents: 310_000, feeCents: 310_000 },
  ]);
});

it('counts a partial payment as held, and a reopened charge as an amount to pay', () => {
  const part = [
    brl('receivable', 'charge_issued', 400_000),
    brl('receivable', 'part_kept', -100_000),
    brl('held', 'part_kept', -100_000),
  ];
  expect(balancesOf(part)).toEqual([
    { ...noBalances('BRL'), toPayCents: 300_000, paidCents: 100_000, heldCents: 100_000 },
  ]);
  const reopened = [
    ...hiring,
    brl('receivable', 'charge_reopened', 400_000),
    brl('held', 'charge_reopened', 340_000),
  ];
  expect(balancesOf(reopened)).toEqual([{ ...noBalances('BRL'), toPayCents: 400_000 }]);
});

it('counts an amount that is no longer due after an early end as refundable', () => {
  const ended = [...hiring, brl('held', 'hiring_ended', 255_000), brl('refunds', 'hiring_ended', -300_000)];
  expect(balancesOf(ended)).toMatchObject([{ paidCents: 100_000, refundableCents: 300_000 }]);
  expect(balancesOf([...ended, brl('refunds', 'refund_made', 300_000)])).toEqual([
    { ...noBalances('BRL'), paidCents: 100_000, heldCents: 85_000, feeCents: 15_000 },
  ]);
});

it('returns the balances of each currency separately', () => {
  const usd = { ...brl('receivable', 'charge_issued', 500), currency: 'USD' } as const;
  expect(balancesOf([...hiring, usd]).map(({ currency, toPayCents }) => [currency, toPayCents])).toEqual([
    ['BRL', 0],
    ['USD', 500],
  ]);
  expect(balancesOf([])).toEqual([]);
});
