import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, sum } from '../../kit';
import { aPayContract } from '../../testing';
import { monthlySchedule, payAmounts } from './amounts';
import { isPayDayPossible, payDayOfPart, payForecast, taxesByKind } from './forecast';
import { MAX_PAY_INSTALMENTS } from './pay';

const lines = [
  { label: 'Reels', quantity: 2, amountCents: 165_000 },
  { label: 'Carrossel', quantity: 1, amountCents: 90_000 },
  { label: 'Impulsionar', quantity: 1, amountCents: 60_000 },
];

describe('the amounts of an Elenco Pay contract', () => {
  it.each([
    ['creator', 480_000, 408_000],
    ['client', 552_000, 480_000],
  ] as const)(
    'split a price of 4 800.00 at a fee of 15 %% if the %s pays the fee',
    (feePayer, clientCents, creatorCents) => {
      const amounts = payAmounts(aPayContract({ lines, feePayer }));
      expect(amounts).toMatchObject({ priceCents: 480_000, feeCents: 72_000, clientCents, creatorCents });
    },
  );

  it('are split into equal monthly instalments due on bank days, odd cents first', () => {
    const pay = aPayContract({
      lines: [{ label: 'Live', quantity: 1, amountCents: 100_000 }],
      schedule: monthlySchedule(100_000, 3, '2027-01-31'),
    });
    expect(payAmounts(pay).instalments).toMatchObject([
      { ordinal: 1, amountCents: 33_334, feeCents: 5_000, dueOn: '2027-02-01' },
      { ordinal: 2, amountCents: 33_333, feeCents: 5_000, dueOn: '2027-03-01' },
      { ordinal: 3, amountCents: 33_333, feeCents: 5_000, dueOn: '2027-03-31' },
    ]);
  });

  it('deduct the fee from each instalment in proportion to its amount', () => {
    const lines = [{ label: 'Filme', quantity: 1, amountCents: 500_001 }];
    const schedule = [
      { amountCents: 350_000, dueOn: '2026-12-10' },
      { amountCents: 100_000, dueOn: '2026-12-12' },
      { amountCents: 50_001, dueOn: '2027-03-01' },
    ];
    // An instalment for Saturday, 12 December, is due on Monday.
    expect(payAmounts(aPayContract({ lines, schedule })).instalments).toMatchObject([
      { ordinal: 1, amountCents: 350_000, feeCents: 52_500, dueOn: '2026-12-10' },
      { ordinal: 2, amountCents: 100_000, feeCents: 15_000, dueOn: '2026-12-14' },
      { ordinal: 3, amountCents: 50_001, feeCents: 7_500, dueOn: '2027-03-01' },
    ]);
  });

  it('add up to the total to the cent in randomly generated contracts', () => {
    const any = fc.record({
      amountCents: fc.integer({ min: 1, max: 100_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      feeBp: fc.integer({ min: 0, max: 5_000 }),
      feePayer: fc.constantFrom('creator' as const, 'client' as const),
      weights: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: MAX_PAY_INSTALMENTS }),
    });
    fc.assert(
      fc.property(any, ({ amountCents, quantity, weights, ...terms }) => {
        const priced = aPayContract({ lines: [{ label: 'x', quantity, amountCents }], ...terms });
        const schedule = allocate(payAmounts(priced).clientCents, weights).map((part) => ({
          amountCents: part,
          dueOn: '2026-12-10',
        }));
        const pay = { ...priced, schedule };
        const { clientCents, feeCents, creatorCents, instalments } = payAmounts(pay);
        expect(feeCents + creatorCents).toBe(clientCents);
        expect(sum(instalments.map((one) => one.amountCents))).toBe(clientCents);
        expect(sum(instalments.map((one) => one.feeCents))).toBe(feeCents);
        expect(instalments.every((one) => one.feeCents <= one.amountCents)).toBe(true);
      }),
    );
  });
});

describe('the tax forecast for an Elenco Pay contract', () => {
  const payee = { legalForm: 'individual', dependants: 0, taxRegime: null } as const;
  const part = { amountCents: 400_000, feeCents: 60_000, dueOn: '2026-12-01', deliverOn: null };
  // The client has no deadline to approve (`silenceDays` is 0), so the due dates decide the months.
  const deadlines = { endsOn: null, silenceDays: 0, isEnded: false, today: '2026-11-25' };
  const inss = (parts: (typeof part)[], known: Parameters<typeof payForecast>[2]['known'] = []) => {
    const instalments = parts.map((one, n) => ({ ...one, ordinal: n + 1 }));
    const terms = { currency: 'BRL', payoutDays: 20, deadlines, known, iss: [] } as const;
    const own = payForecast({ instalments }, payee, terms);
    const taxes = taxesByKind(own.flatMap(({ withholdings }) => withholdings));
    return taxes.find(({ code }) => code === 'inss')?.amountCents;
  };

  it('counts other payouts and earlier instalments of the same month', () => {
    expect(inss([part])).toBe(37_400);
    const paid = {
      id: 900,
      currency: 'BRL',
      legalForm: 'individual',
      firstMadeOn: null,
      grossCents: 600_000,
    } as const;
    const tax = { code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' } as const;
    const before = { ...paid, withholdings: [tax] };
    // Another payout of the month withheld 660.00, so only the rest up to the monthly ceiling of 932.31 is
    // due.
    expect(inss([part], [{ ...before, expectedOn: '2026-12-15' }])).toBe(93_231 - 66_000);
    expect(inss([part], [{ ...before, expectedOn: '2027-02-15' }])).toBe(37_400);
    expect(inss([part, part, part])).toBe(93_231);
    expect(inss([part, part, { ...part, dueOn: '2027-03-01' }])).toBe(2 * 37_400 + 37_400);
  });
});

it.each([
  ['draft', '2026-11-25', true],
  ['sent', '2026-11-24', false],
  ['viewed', '2026-11-24', false],
  ['viewed', null, false],
  ['active', '2026-11-24', true],
  ['refused', '2026-12-24', false],
  ['expired', '2026-12-24', false],
] as const)(
  'returns whether an Elenco Pay contract has a possible payment day: %s, first due date %s: %s',
  (status, firstDueOn, possible) => {
    const schedule = firstDueOn === null ? [] : [{ amountCents: 400_000, dueOn: firstDueOn }];
    expect(isPayDayPossible({ status, schedule, endsOn: null }, '2026-11-25')).toBe(possible);
  },
);

describe('the payment day of an Elenco Pay contract', () => {
  const today = '2026-11-28';
  const deadlines = { endsOn: '2026-12-26', silenceDays: 5, isEnded: false, today };
  const part = { dueOn: '2026-11-28' };
  const delivered = { ...part, isPaid: true, work: [{ side: 'creator' }] } as const;

  it('is counted from the silent approval that would follow the last day of delivery', () => {
    // From Saturday, 26 December, five bank days lead to 4 January.
    expect(payDayOfPart(part, deadlines, 30).on).toBe('2027-02-03');
  });

  it('is counted from the day of silent approval once the work is delivered', () => {
    expect(payDayOfPart({ ...delivered, silentOn: '2026-12-04' }, deadlines, 30).on).toBe('2027-01-04');
  });

  it('is counted from today once the work is approved', () => {
    const approvedAt = '2026-11-27T12:00:00.000Z';
    expect(payDayOfPart({ ...delivered, approvedAt }, deadlines, 30).on).toBe('2026-12-28');
  });

  it('is null if the client has no deadline to approve', () => {
    const unlimited = { ...deadlines, silenceDays: 0 };
    expect(payDayOfPart(delivered, unlimited, 30)).toMatchObject({ on: null, taxedOn: '2026-12-28' });
  });
});

it('allows no payment day for an offered contract whose last day of delivery has passed', () => {
  const schedule = [{ amountCents: 400_000, dueOn: '2026-12-10' }];
  const offer = { status: 'sent', schedule, endsOn: '2026-11-27' } as const;
  expect(isPayDayPossible(offer, '2026-11-28')).toBe(false);
});
