import { expect, test } from 'vitest';
import {
  announced,
  dollarsByCard,
  dollarsOwed,
  lost,
  objectedTo,
  once,
  paidByCard,
} from './money/beginnings';
import { aWorld, testRandomWalks } from './money/lives';
import type { World } from './money/world';

const live = aWorld();

const halfSentBack = ['change a payment at the provider', 4] as const;

/** Cases that random walks found first. */
test.each([
  ['disputed after a partial refund', [...paidByCard, halfSentBack, objectedTo, lost, announced]],
  [
    'reported for the first time after a partial refund',
    [...paidByCard, halfSentBack, ['deliver a message of the provider']],
  ],
  [
    'refunded by the platform after a partial refund by the provider',
    [
      ...paidByCard,
      announced,
      halfSentBack,
      announced,
      ['request the end of a hiring'],
      ['answer an early end'],
      ['refund the brand after an early end'],
      ['the worker polls the provider'],
    ],
  ],
  [
    'made twice, with a dispute of the second',
    [
      ...paidByCard.slice(0, 2),
      ['settle a charge by hand'],
      paidByCard[2],
      announced,
      objectedTo,
      announced,
      lost,
      announced,
    ],
  ],
] as [string, (readonly [string, number?])[]][])('books a card payment that is %s', async (_, life) => {
  await live(life.map(once));
});

const ended = [
  ['request the end of a hiring'],
  ['answer an early end'],
  ['refund the brand after an early end'],
] as const;

const partlyObjectedTo = ['change a payment at the provider', 5] as const;
const refundFailed = ['change a payment at the provider', 8] as const;
const refundedBefore = ['change a payment at the provider', 6] as const;
const won = ['change a payment at the provider', 3] as const;
const paidAmiss = ['change a payment at the provider', 12] as const;

test.each([
  ['a partial dispute that is lost', [partlyObjectedTo, announced, lost, announced]],
  [
    'a partial dispute, with a refund of the rest',
    [partlyObjectedTo, announced, lost, halfSentBack, announced],
  ],
  [
    'a partial refund during a dispute that the cardholder loses',
    [partlyObjectedTo, announced, refundedBefore, announced, won, announced],
  ],
  ['a failed refund', [halfSentBack, announced, refundFailed, announced]],
] as [string, (readonly [string, number?])[]][])(
  'books a claim only for the amount that the bank took back: %s',
  async (_, life) => {
    await live([...paidByCard, announced, ...life].map(once));
  },
);

test('moves a refund that the card rejects to suspense, and repays the brand from the bank account', async () => {
  const failed = [['the worker polls the provider'], refundFailed, announced, announced] as const;
  const world = await live([...paidByCard, announced, ...ended, ...failed].map(once));
  const suspended = await world.rows<object>(
    `select r.status, r.reason, p.status as paid from receipts r, card_payments p where r.reason = 'refund_failed'`,
  );
  expect(suspended).toEqual([{ status: 'unmatched', reason: 'refund_failed', paid: 'paid' }]);
});

test('moves a card payment of a different amount to suspense, and keeps the charge open', async () => {
  const world = await live([...paidByCard.slice(0, 2), paidAmiss, announced].map(once));
  const rows = await world.rows<object>(
    `select p.status, r.reason, c.status as charge from card_payments p join charges c on c.id = p.charge_id, receipts r`,
  );
  expect(rows).toEqual([{ status: 'unmatched', reason: 'amount_differs', charge: 'open' }]);
});

const takenBack = [objectedTo, announced, lost, announced] as const;

test.each([
  ['before the refund after an early end', [...takenBack, ...ended], 'refund_set_off'],
  ['while the refund is in progress', [...ended, ...takenBack], 'dispute_lost'],
] as const)('does not refund a disputed card payment a second time: disputed %s', async (_, life, kind) => {
  const world = await live(
    [...paidByCard, announced, ...life, ['the worker polls the provider'] as const].map(once),
  );
  const sql = `select kind from ledger_transactions where kind in ('refund_set_off', 'dispute_lost')`;
  expect(await world.rows(sql)).toEqual([{ kind }]);
});

const wonLate = ['change a payment at the provider', 10] as const;

test.each([
  ['not set off against a refund', [...takenBack], [], []],
  ['set off against a refund', [...takenBack, ...ended], ['dispute_won'], ['unmatched']],
] as const)('reverses a lost card dispute that is won later: %s', async (_, life, reasons, states) => {
  const world = await live([...paidByCard, announced, ...life, wonLate, announced].map(once));
  expect(await world.rows('select status, disputed_cents::int as disputed from card_payments')).toEqual([
    { status: 'paid', disputed: 0 },
  ]);
  const receipts = await world.rows<{ reason: string; status: string }>(
    'select reason, status from receipts where reason is not null',
  );
  expect(receipts.map(({ reason }) => reason)).toEqual(reasons);
  expect(receipts.map(({ status }) => status)).toEqual(states);
});

test('books the exchange difference of a dollar card payment that is converted and then refunded completely', async () => {
  const life = [halfSentBack, announced, objectedTo, announced, lost, announced];
  const world = await live([...dollarsByCard, ...life.map(once)]);
  const left = await world.rows<{ account: string; currency: string; cents: number }>(
    `select kind as account, currency, balance_cents::float8 as cents from ledger_accounts
     where kind like 'trading_%' or kind like 'difference_%' order by 1, 2`,
  );
  const [payment] = await world.rows<{ cost: number }>(
    `select ((conversion->>'backForCents')::int - (conversion->>'cents')::int)::float8 as cost from card_payments`,
  );
  expect(left).toEqual([
    { account: 'difference_brl_usd', currency: 'BRL', cents: payment!.cost },
    { account: 'trading_brl_usd', currency: 'BRL', cents: 0 },
    { account: 'trading_brl_usd', currency: 'USD', cents: 0 },
  ]);
  expect(payment!.cost).toBeGreaterThan(0);
  const rates = await world.rows<{ rate: number; source: string }>(
    `select distinct rate_micros::float8 as rate, rate_source as source from ledger_transactions
     where rate_micros is not null`,
  );
  expect(rates).toEqual([{ rate: 5_300_000, source: expect.stringMatching(/^txn_/) }]);
});

/** Returns the ids of payouts for which finance must buy foreign currency or confirm its purchase. */
const toBuy = async ({ database, cast, now }: World): Promise<number[]> =>
  (await database.office.financeDay(cast.finance, now)).purchases;

test('refuses a payout in dollars paid by card until dollars are bought at the bank', async () => {
  const tried = ['pay a creator', 'the provider transfers its balance', announced[0]].map((act) =>
    once([act]),
  );
  const life = [...dollarsOwed, ...tried];
  const refused = await live(life);
  const payout = `select status, currency from payouts where currency = 'USD'`;
  expect(await refused.rows(payout)).toEqual([{ status: 'processing', currency: 'USD' }]);
  // Finance is notified only once. The payout stays in the list until the purchase is confirmed.
  const asked = await refused.rows(`select kind from events where kind like 'payouts.%Purchase'`);
  expect(asked).toEqual([{ kind: 'payouts.askPurchase' }]);
  expect(await toBuy(refused)).toHaveLength(1);

  const bought = [once(['buy the currency of a payout', 1]), once(['pay a creator'])];
  const world = await live([...life, ...bought]);
  expect(await world.rows(payout)).toEqual([{ status: 'made', currency: 'USD' }]);
  expect(await toBuy(world)).toEqual([]);
  const entry = await world.rows<{ account: string; cents: number }>(
    `select a.kind || ' ' || p.currency as account, p.amount_cents::float8 as cents from postings p
     join ledger_accounts a on a.id = p.account_id join ledger_transactions t on t.id = p.transaction_id
     where t.kind = 'currency_bought' order by 1`,
  );
  // 890.20 dollars were bought at 5.51 BRL and had been received at 5.30 BRL.
  expect(Object.fromEntries(entry.map(({ account, cents }) => [account, cents]))).toEqual({
    'cash USD': 89_020,
    'trading_brl_usd USD': -89_020,
    'cash BRL': -490_500,
    'trading_brl_usd BRL': 471_806,
    'difference_brl_usd BRL': 18_694,
  });
  const rates = await world.rows<{ rate: number; source: string }>(
    `select rate_micros::float8 as rate, rate_source as source from ledger_transactions where kind = 'currency_bought'`,
  );
  expect(rates).toEqual([{ rate: 5_509_998, source: expect.stringMatching(/^CAMBIO-/) }]);
});

const oneInvoice = [
  ['sign a hiring'],
  ['sign a hiring'],
  ['request one invoice for a project'],
] as const satisfies readonly (readonly [string])[];
const endOne = [
  ['request the end of a hiring'],
  ['answer an early end'],
] as const satisfies readonly (readonly [string])[];

test.each([
  ['split again by the brand', [...oneInvoice, ['split a project invoice again']], 'cancelled'],
  ['not paid before one of its hirings ends', [...oneInvoice, ...endOne], 'cancelled'],
  ['settled by hand', [...oneInvoice, ['settle a charge by hand'], ...endOne], 'paid'],
  [
    'paid by card and partly refunded',
    [
      ...oneInvoice,
      ...paidByCard.slice(1),
      announced,
      ...endOne,
      ['refund the brand after an early end'],
      ['the worker polls the provider'],
    ],
    'paid',
  ],
] as [string, (readonly [string, number?])[], string][])(
  'settles or cancels a project’s combined invoice that is %s',
  async (_, life, status) => {
    const world = await live(life.map(once));
    const found = await world.rows<{ status: string }>(
      `select status from charges where purpose = 'project'`,
    );
    expect(found).toEqual([{ status }]);
  },
);

test('moves the payment of a slip that a combined invoice has replaced to suspense', async () => {
  const world = await live([...oneInvoice, ['import a bank file'] as const].map(once));
  const came = await world.rows<object>('select status, reason from receipts');
  expect(came).toEqual([{ status: 'unmatched', reason: 'charge_combined' }]);
});

test('pays a returned payout again, but only once', async () => {
  const paid = ['sign a hiring', 'settle a charge by hand', ...Array<string>(5).fill('work')];
  const made = [...paid, 'submit an invoice', 'accept an invoice', 'pay a creator'];
  const again = ['the bank returns a payout', 'retry a failed payout', 'pay a creator'];
  const world = await live([...made, ...again].map((act) => once([act])));
  const kinds = await world.rows<{ kind: string }>(
    `select kind from ledger_transactions where kind like 'payout_%' order by id`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['payout_made', 'payout_returned', 'payout_made']);
});

test('calculates a payout’s taxes by the month of the actual payment, not of the planned one', async () => {
  const thrice = (...acts: string[]) => Array.from({ length: 3 }, () => acts).flat();
  const accepted = [
    ...thrice('sign a hiring', 'settle a charge by hand'),
    ...thrice('work'),
    ...thrice('submit an invoice', 'accept an invoice'),
  ];
  const world = await live([
    ...[...accepted, 'pay a creator'].map((act) => once([act])),
    { ...once(['days pass']), a: 15 },
    ...['pay a creator', 'pay a creator'].map((act) => once([act])),
  ]);
  const paid = await world.rows<{ month: string; planned: string; cents: number }>(
    `select to_char(first_made_on, 'YYYY-MM') as month, to_char(due_on, 'YYYY-MM') as planned,
       (gross_cents - net_cents)::float8 as cents from payouts where status = 'made'
       and creator_id = (select creator_id from payouts group by 1 having count(*) > 1) order by id`,
  );
  // If both payouts were made in December, their sum would be 359,520 cents, and the second payout would use
  // the rest of the ceiling and of the reduction.
  expect(paid).toEqual([
    { month: '2026-11', planned: '2026-12', cents: 163_770 },
    { month: '2026-12', planned: '2026-12', cents: 137_912 },
  ]);
  const corrected = await world.rows(`select row_id from ledger_transactions where kind = 'taxes_corrected'`);
  expect(corrected).toHaveLength(1);
});

test('deducts a repayment from the next payout or has the creator pay it, and refunds the brand', async () => {
  const signed = ['sign a hiring', 'sign a hiring', 'sign a hiring'] as const;
  // If a step of a walk has nothing to do, one of the walk's fallback acts runs instead.
  const fallbacks = Array.from(
    { length: 16 },
    () => ['claim a repayment from a creator', 'pay a creator'] as const,
  );
  const world = await live([
    ...[...signed, ...fallbacks.flat()].map((act) => once([act])),
    once(['a creator pays a repayment', 1]),
    once(['a creator pays a repayment']),
    once(['refund a brand from a repayment']),
  ]);
  const kinds = await world.rows<{ kind: string }>(
    `select distinct kind from ledger_transactions where resource = 'repayments' order by kind`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'refund_made',
    'repayment_deducted',
    'repayment_demanded',
    'repayment_received',
  ]);
});

testRandomWalks(live, 1);
