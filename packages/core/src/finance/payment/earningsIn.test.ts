import { expect, it } from 'vitest';
import { aPosting } from '../../testing';
import { type EarnedPayment, earningsIn } from './earningsIn';

type Status = NonNullable<EarnedPayment['state']>['status'];
const inss = { amountCents: 37_400 };

const payment = (status: Status, given: Partial<EarnedPayment> & { on?: string } = {}): EarnedPayment => ({
  currency: 'BRL',
  grossCents: 340_000,
  state: { status, on: given.on ?? null },
  netCents: null,
  expectedPay: { netCents: 302_600, on: '2026-12-30' },
  withholdings: [],
  ...given,
});
const accepted = { netCents: 302_600, expectedPay: null, withholdings: [inss] };

it('adds up what a creator will receive by status, nearest payment first', () => {
  const rows = [
    payment('client_pending', { expectedPay: { netCents: 50_000, on: '2027-01-20' } }),
    payment('being_checked'),
    payment('being_checked', { expectedPay: { netCents: 100_000, on: '2026-12-28' } }),
    payment('scheduled', { ...accepted, on: '2026-12-22' }),
  ];
  expect(earningsIn(rows)).toEqual([
    {
      currency: 'BRL',
      toComeCents: 755_200,
      toCome: [
        { status: 'scheduled', cents: 302_600, on: '2026-12-22' },
        { status: 'being_checked', cents: 402_600, on: '2026-12-28' },
        { status: 'client_pending', cents: 50_000, on: '2027-01-20' },
      ],
      isNet: true,
      receivedCents: 0,
      paidBackCents: 0,
      withheldCents: 0,
    },
  ]);
});

it('shows no payment day if the estimate assumes an approval today', () => {
  const late = { netCents: 302_600, on: '2026-12-30', countedFrom: 'approval' };
  expect(earningsIn([payment('work_pending', { expectedPay: late })])[0]?.toCome).toEqual([
    { status: 'work_pending', cents: 302_600, on: null },
  ]);
});

it('counts the gross amount of a payment without a net estimate and marks the total as not net', () => {
  const [earned] = earningsIn([payment('client_pending', { expectedPay: null })]);
  expect(earned).toMatchObject({ toComeCents: 340_000, isNet: false });
});

it('excludes paid and cancelled payments from the amount that a creator will receive', () => {
  const rows = [payment('paid', accepted), { ...payment('accepted', accepted), state: null }];
  expect(earningsIn(rows)).toMatchObject([
    { toComeCents: 0, toCome: [], receivedCents: 302_600, withheldCents: 37_400 },
  ]);
});

it('includes a payment that the bank returned in the amount that a creator will receive', () => {
  expect(earningsIn([payment('returned', accepted)])[0]?.toComeCents).toBe(302_600);
});

it('adds up a creator’s earnings separately for each currency', () => {
  const rows = [payment('paid', accepted), payment('sent', { ...accepted, currency: 'USD' })];
  expect(earningsIn(rows).map(({ currency, toComeCents }) => [currency, toComeCents])).toEqual([
    ['BRL', 0],
    ['USD', 302_600],
  ]);
});

it('adds up what a creator paid back separately from what the creator received', () => {
  const repaid = aPosting({ kind: 'repayment_received', account: 'recoverable', amountCents: -40_000 });
  const otherSide = { ...repaid, account: 'unrecovered', amountCents: 40_000 } as const;
  const [earned] = earningsIn([payment('paid', accepted)], [repaid, otherSide]);
  expect(earned).toMatchObject({ receivedCents: 302_600, paidBackCents: 40_000 });
});
