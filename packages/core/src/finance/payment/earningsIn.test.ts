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
        { status: 'scheduled', cents: 302_600, on: '2026-12-22', countedFrom: null },
        { status: 'being_checked', cents: 402_600, on: '2026-12-28', countedFrom: null },
        { status: 'client_pending', cents: 50_000, on: '2027-01-20', countedFrom: null },
      ],
      isNet: true,
      receivedCents: 0,
      paidBackCents: 0,
      withheldCents: 0,
    },
  ]);
});

it.each([
  ['a day after an approval today', [['2026-12-30', 'approval']], '2026-12-30', 'approval'],
  [
    'an earlier day after a delivery today',
    [
      ['2027-01-11', null],
      ['2026-12-30', 'delivery'],
    ],
    '2026-12-30',
    'delivery',
  ],
  [
    'a later day after a delivery today',
    [
      ['2026-12-28', null],
      ['2026-12-30', 'delivery'],
    ],
    '2026-12-28',
    null,
  ],
  [
    'the same day with and without a condition',
    [
      ['2026-12-30', 'delivery'],
      ['2026-12-30', null],
    ],
    '2026-12-30',
    null,
  ],
  [
    'a payment without a day',
    [
      [null, null],
      ['2027-01-11', null],
    ],
    '2027-01-11',
    null,
  ],
  ['no day', [[null, null]], null, null],
] as const)('shows the earliest day of the payments in a status, for %s', (_, days, on, countedFrom) => {
  const rows = days.map(([day, condition]) =>
    payment('work_pending', { expectedPay: { netCents: 100, on: day, countedFrom: condition } }),
  );
  expect(earningsIn(rows)[0]?.toCome).toEqual([
    { status: 'work_pending', cents: 100 * days.length, on, countedFrom },
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
