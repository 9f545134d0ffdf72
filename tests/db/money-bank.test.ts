import { charges, contracts } from '@elenco/core';
import { expect, test } from 'vitest';
import { once, partlyPaid } from './money/beginnings';
import { aWorld } from './money/lives';

const live = aWorld();

const fileOf = (b: number) => ({ ...once(['import a bank file']), b });

test('two finance users can settle a charge at a different amount, whose difference is booked on a separate account', async () => {
  const world = await live([
    once(['sign a hiring']),
    fileOf(6),
    once(['settle a charge with a difference']),
    once(['contest a receipt']),
    once(['resolve a contested receipt']),
    once(['settle a charge with a difference']),
  ]);
  const found = await world.rows<object>(
    `select c.status, r.difference_cents::int as more from charges c, receipts r`,
  );
  expect(found).toEqual([{ status: 'paid', more: 1 }]);
  const books = `select kind, balance_cents::int as cents from ledger_accounts where kind in ('suspense', 'differences') order by 1`;
  expect(await world.rows(books)).toEqual([
    { kind: 'differences', cents: -1 },
    { kind: 'suspense', cents: 0 },
  ]);
});

test('a late payment includes fine and interest, which the platform keeps', async () => {
  const life = (b: number) => [
    once(['sign a hiring']),
    { ...once(['days pass']), a: 15 },
    { ...once(['days pass']), a: 15 },
    { ...once(['days pass']), a: 15 },
    fileOf(b),
  ];
  const world = await live(life(12));
  const found = await world.rows<{ status: string; late: number }>(
    `select c.status, r.late_fee_cents::int as late from receipts r join charges c on c.id = r.charge_id`,
  );
  expect(found).toEqual([{ status: 'paid', late: expect.any(Number) }]);
  const books = await world.rows(
    `select balance_cents::int as cents from ledger_accounts where kind = 'late_fees'`,
  );
  expect(books).toEqual([{ cents: -found[0]!.late }]);
  expect(found[0]!.late).toBeGreaterThan(0);
});

test('a payment that the bank reverses reopens its charge, which a new payment can settle', async () => {
  const world = await live([
    once(['sign a hiring']),
    fileOf(0),
    once(['the bank reverses a receipt']),
    once(['resolve a contested receipt']),
  ]);
  const state = `select c.status, r.status as receipt, r.reason from charges c, receipts r`;
  expect(await world.rows(state)).toEqual([
    { status: 'open', receipt: 'unmatched', reason: 'payment_reversed' },
  ]);
  const paid = await live([
    once(['sign a hiring']),
    fileOf(0),
    once(['the bank reverses a receipt']),
    once(['resolve a contested receipt']),
    once(['return a receipt in suspense']),
    once(['settle a charge by hand']),
  ]);
  const kinds = await paid.rows<{ kind: string }>(
    `select kind from ledger_transactions where resource in ('charges', 'receipts') order by id`,
  );
  expect(kinds.map(({ kind }) => kind).filter((kind) => kind !== 'charge_issued')).toEqual([
    'charge_paid',
    'charge_reopened',
    'receipt_returned',
    'charge_paid',
  ]);
});

test('a payment that is reversed after the payout was started becomes a claim on the brand', async () => {
  // The other hirings are paid too, so that the bank account has the cash that the bank takes back.
  const world = await live([
    once(['sign a hiring']),
    fileOf(0),
    ...['sign a hiring', 'sign a hiring'].map((act) => once([act])),
    ...Array.from({ length: 2 }, () => once(['settle a charge by hand'])),
    ...[...Array<string>(4).fill('work'), 'submit an invoice', 'accept an invoice'].map((act) => once([act])),
    once(['the bank reverses a receipt']),
    once(['resolve a contested receipt']),
  ]);
  const [receipt] = await world.rows<{ cents: number; status: string }>(
    `select amount_cents::float8 as cents, status from receipts where source = 'cnab240'`,
  );
  const claims = await world.rows(
    `select balance_cents::float8 as cents from ledger_accounts where kind = 'claims'`,
  );
  expect([receipt?.status, claims]).toEqual(['returned', [{ cents: receipt?.cents }]]);
});

test('a receipt below the charged amount can be accepted by finance as a partial payment', async () => {
  const { database, cast, now } = await live(partlyPaid.slice(0, 2));
  const { unmatched } = await database.office.financeDay(cast.finance, now);
  expect(unmatched).toMatchObject([{ proposal: { act: 'part' } }]);
});

test('a charge can be paid by two receipts, and is open again for the amount of a receipt that is unmatched', async () => {
  const paid = [...partlyPaid, fileOf(0)];
  const state = `select c.status, (c.amount_cents - c.kept_cents - r.amount_cents)::int as rest, r.partial
    from charges c join receipts r on r.charge_id = c.id order by r.id`;
  const world = await live(paid);
  const half = { status: 'paid', rest: expect.any(Number) };
  expect(await world.rows(state)).toEqual([
    { ...half, partial: true },
    { ...half, partial: false },
  ]);
  const kinds = await world.rows<{ kind: string }>(
    `select kind from ledger_transactions where resource = 'charges' order by id`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['charge_issued', 'part_kept', 'part_kept', 'charge_paid']);
  const without = await live([...paid, once(['contest a receipt']), once(['resolve a contested receipt'])]);
  expect(await without.rows(state)).toEqual([{ status: 'open', rest: expect.any(Number), partial: true }]);
  const again = await live([
    ...paid,
    once(['contest a receipt']),
    once(['resolve a contested receipt']),
    once(['accept a partial payment']),
  ]);
  // The remaining amount was matched as a receipt, so it is not accepted as a partial payment.
  expect(await again.rows(state)).toEqual([{ status: 'open', rest: expect.any(Number), partial: true }]);
});

test.each([
  ['a bank file', fileOf(24)],
  ['a finance user', { ...once(['settle a charge by hand']), b: 6 }],
])(
  'a reissued slip (second copy) includes fine and interest if its payment is recorded by %s',
  async (_, pay) => {
    const world = await live([
      once(['sign a hiring']),
      { ...once(['days pass']), a: 15 },
      { ...once(['days pass']), a: 15 },
      { ...once(['days pass']), a: 15 },
      { ...once(['reissue an overdue slip']), b: 10 },
      pay,
    ]);
    const [row] = await world.rows<{ status: string; late: number; more: number }>(
      `select c.status, r.late_fee_cents::int as late, (c.slip_cents - c.amount_cents)::int as more
     from charges c join receipts r on r.charge_id = c.id`,
    );
    expect(row?.status).toBe('paid');
    expect(row?.late).toBe(row?.more);
    expect(row?.late).toBeGreaterThan(0);
  },
);

test('a partial payment of an overdue charge and its reversal are recorded with sums, users and reasons', async () => {
  const [sign, file, keep] = partlyPaid;
  const { database, brand, cast } = await live([
    sign!,
    ...Array.from({ length: 3 }, () => ({ ...once(['days pass']), a: 15 })),
    file!,
    keep!,
    once(['contest a receipt']),
    once(['resolve a contested receipt']),
  ]);
  const [charge] = await database.see(charges, brand, {});
  const ofFinance = await database.history(charges, cast.finance, charge!.id);
  const noted = ofFinance.filter(({ data }) => data !== null);
  expect(noted).toMatchObject([
    {
      move: 'keepPart',
      comment: 'Acordo com a marca.',
      data: { context: 'waived', waivedCents: expect.any(Number) },
    },
    {
      move: 'dropPart',
      comment: 'Não foi pago.',
      data: { amountCents: charge!.slipCents, totalCents: charge!.amountCents },
    },
  ]);
  expect(noted[0]?.data?.waivedCents).toBeGreaterThan(0);
  expect(noted.map(({ actorName }) => actorName)).not.toContain('Elenco');
  const ofBrand = await database.history(charges, brand, charge!.id);
  expect(ofBrand.filter(({ data }) => data !== null)).toMatchObject([
    { move: 'keepPart', actorName: 'Elenco' },
    { move: 'dropPart', actorName: 'Elenco' },
  ]);
});

test.each([
  ['settled by hand', [once(['settle a charge by hand'])]],
  ['matched by hand', [{ ...once(['import a bank file']), b: 10 }, once(['match a receipt in suspense'])]],
])(
  'an overdue charge that is %s without fine and interest records the waived amount and the reason',
  async (_, pay) => {
    const { database, brand, cast } = await live([
      once(['sign a hiring']),
      ...Array.from({ length: 3 }, () => ({ ...once(['days pass']), a: 15 })),
      ...pay,
    ]);
    const [charge] = await database.see(charges, brand, {});
    expect(charge).toMatchObject({ status: 'paid', receivedCents: charge!.amountCents });
    for (const reader of [brand, cast.finance]) {
      const waived = (await database.history(charges, reader, charge!.id)).filter(
        ({ move }) => move === 'waive',
      );
      expect(waived).toMatchObject([
        { comment: 'Acordo com a marca.', data: { currency: 'BRL', waivedCents: expect.any(Number) } },
      ]);
      expect(waived[0]?.data?.waivedCents).toBeGreaterThan(0);
    }
  },
);

test('the history of a charge and its project contains partial payments and reissued slips', async () => {
  const { database, brand, cast } = await live([
    ...partlyPaid,
    { ...once(['days pass']), a: 15 },
    { ...once(['days pass']), a: 15 },
    { ...once(['days pass']), a: 15 },
    { ...once(['reissue an overdue slip']), b: 10 },
  ]);
  const [charge] = await database.see(charges, brand, {});
  const { id, amountCents, keptCents, slipCents, slipDueOn: dueOn, currency } = charge!;
  const steps = await database.history(charges, brand, id);
  expect(steps.map(({ move, actorName }) => [move, actorName])).toEqual([
    ['create', null],
    ['keepPart', 'Elenco'],
    ['fallDue', null],
    ['reissue', 'Elenco'],
  ]);
  const slip = { currency, dueOn: expect.any(String) };
  expect(steps.map(({ data }) => data).filter((data) => data !== null)).toEqual([
    { ...slip, amountCents: amountCents - keptCents, receivedCents: keptCents, totalCents: amountCents },
    { ...slip, amountCents: slipCents, dueOn },
  ]);
  const [finance] = await database.history(charges, cast.finance, id).then((all) => all.slice(-1));
  expect(finance?.actorName).not.toBe('Elenco');
  const story = await database.timeline(brand, [contracts, charges], { briefingId: charge!.briefingId! });
  expect(story.filter(({ resource }) => resource === 'charges')).toMatchObject(
    steps.map(({ move, actorName, data }) => ({ move, actorName, data })),
  );
  expect(story.map(({ at }) => at)).toEqual(story.map(({ at }) => at).toSorted());
});

test.each<[string, (readonly [string, number?])[], string, string[], string[]]>([
  [
    'when finance settles the charge by hand',
    [['settle a charge by hand']],
    'paid',
    ['matched', 'matched'],
    [],
  ],
  [
    'when the hiring ends early',
    [['request the end of a hiring'], ['answer an early end']],
    'cancelled',
    ['unmatched'],
    ['charge_cancelled'],
  ],
  [
    'when the bank reverses the partial payment',
    [['the bank reverses a receipt'], ['resolve a contested receipt']],
    'open',
    ['unmatched'],
    ['payment_reversed'],
  ],
])('a charge no longer has its partial payment %s', async (_, life, status, receipts, reasons) => {
  const world = await live([...partlyPaid, ...life.map(once)]);
  const [charge] = await world.rows<{ status: string; kept: number }>(
    'select status, kept_cents::int as kept from charges order by id limit 1',
  );
  expect(charge).toEqual({ status, kept: 0 });
  const found = await world.rows<{ status: string; reason: string | null }>(
    'select status, reason from receipts order by id',
  );
  expect(found.map((one) => one.status)).toEqual(receipts);
  if (reasons.length > 0) expect(found.map(({ reason }) => reason)).toEqual(reasons);
});

test('a card payment that started before a partial payment was accepted moves to suspense', async () => {
  const [sign, file, keep] = partlyPaid;
  const world = await live([
    sign!,
    once(['start a card payment']),
    file!,
    keep!,
    once(['change a payment at the provider', 3]),
    once(['deliver all messages in reverse order']),
  ]);
  expect(await world.rows('select status from card_payments')).toEqual([{ status: 'unmatched' }]);
  const open = `select status, kept_cents > 0 as kept from charges`;
  expect(await world.rows(open)).toEqual([{ status: 'open', kept: true }]);
});
