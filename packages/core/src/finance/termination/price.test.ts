import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aContract,
  aDeliverable,
  aLine,
  aPayContract,
  aPayout,
  aSetting,
  ids,
  settingsWith,
} from '../../testing';
import {
  type Agreement,
  decidedPrice,
  endingAgreements,
  endingPrice,
  fullCentsOf,
  priceBeforeDelivery,
} from './price';
import type { Termination } from './termination';

/** A contract for 4 000.00 with a fee of 15 %: 3 400.00 for the creator and a fee of 600.00. */
const own = (given: Partial<Agreement> = {}): Agreement => ({
  payout: aPayout(),
  feeCents: 60_000,
  startsOn: '2026-12-01',
  paid: true,
  ...given,
});
type State = ReturnType<typeof aDeliverable>['status'];
const priceOf = (
  states: readonly State[],
  given: {
    side?: Termination['side'];
    today?: string;
    agreement?: Partial<Agreement>;
    settings?: { key: 'ending_begun_bp'; value: number }[];
  } = {},
) =>
  endingPrice({
    contract: aContract(),
    agreements: [own(given.agreement)],
    work: states.map((status, index) =>
      aDeliverable({ id: ids.deliverable + index, ordinal: index + 1, status }),
    ),
    lines: [aLine({ quantity: states.length })],
    settings: settingsWith(...(given.settings ?? []).map((one) => aSetting(one))),
    side: given.side ?? 'company',
    today: given.today ?? '2026-12-10',
  });

describe('the price of ending a hiring', () => {
  it.each<
    [
      string,
      State[],
      Parameters<typeof priceOf>[1],
      [creator: number, fee: number, refund: number, waived: number],
    ]
  >([
    ['nothing before the start', ['planned'], { today: '2026-11-30' }, [0, 0, 400_000, 0]],
    ['a quarter once the period has begun', ['planned'], {}, [85_000, 15_000, 300_000, 0]],
    ['half with a draft', ['draft_submitted'], {}, [170_000, 30_000, 200_000, 0]],
    ['half after a request for changes', ['changes_requested'], {}, [170_000, 30_000, 200_000, 0]],
    ['the whole price once approved', ['approved'], {}, [340_000, 60_000, 0, 0]],
    // 340 000 cents for three deliverables are 113 333, 113 333 and 113 334.
    [
      'each deliverable by its own state',
      ['verified', 'draft_submitted', 'planned'],
      {},
      [198_333, 35_000, 166_667, 0],
    ],
    // A quarter of each of seven shares, each rounded on its own, would add up to 85 001.
    [
      'rounded on the total, not for each deliverable',
      Array<State>(7).fill('planned'),
      {},
      [85_000, 15_000, 300_000, 0],
    ],
    [
      'only approved work, if the creator ends the hiring',
      ['published', 'draft_submitted'],
      { side: 'creator' },
      [170_000, 30_000, 200_000, 0],
    ],
    [
      'the brand need not pay the remaining amount of an unpaid charge',
      ['planned'],
      { agreement: { paid: false } },
      [85_000, 15_000, 0, 300_000],
    ],
    [
      'by the setting in force when the contract was agreed',
      ['planned'],
      { settings: [{ key: 'ending_begun_bp', value: 3_333 }] },
      [113_322, 19_998, 266_680, 0],
    ],
  ])('depends on progress: %s', (_what, states, given, [creator, fee, refund, waived]) => {
    const price = priceOf(states, given);
    expect([price.creatorCents, price.feeCents, price.refundCents, price.waivedCents]).toEqual([
      creator,
      fee,
      refund,
      waived,
    ]);
    expect(creator + fee + refund + waived).toBe(400_000);
    expect(price.parts.reduce((total, part) => total + part.shareCents, 0)).toBe(340_000);
  });

  it('weights the deliverables of each agreement by their offered price', () => {
    const work = [
      aDeliverable({ id: 61, status: 'approved', format: 'reels' }),
      aDeliverable({ id: 62, status: 'planned', format: 'stories' }),
    ];
    const rights = own({
      payout: aPayout({ id: 82, amendmentId: ids.amendment, grossCents: 85_000 }),
      feeCents: 15_000,
      startsOn: '2027-01-01',
      paid: false,
    });
    const price = endingPrice({
      contract: aContract(),
      agreements: [own(), rights],
      work,
      settings: settingsWith(),
      side: 'company',
      today: '2026-11-30',
      lines: [
        aLine({ format: 'reels', quantity: 1, pricing: 'total', amountCents: 300_000 }),
        aLine({ format: 'stories', quantity: 2, pricing: 'total', amountCents: 200_000 }),
      ],
    });
    expect(price.parts.map((part) => [part.deliverableId, part.shareCents, part.dueCents])).toEqual([
      [61, 255_000, 255_000],
      [62, 85_000, 0],
      [null, 85_000, 0],
    ]);
    expect(price).toMatchObject({ refundCents: 100_000, waivedCents: 100_000 });
  });

  it('splits the single amount that staff decide over the agreements to the cent', () => {
    const other = own({ payout: aPayout({ id: 82, grossCents: 170_000 }), feeCents: 30_000 });
    const price = decidedPrice([own(), other], 100_001);
    expect(price.dues.map((due) => [due.creatorCents, due.feeCents])).toEqual([
      [66_667, 11_765],
      [33_334, 5_882],
    ]);
    expect(price.refundCents).toBe(600_000 - 100_001 - 17_647);
  });

  it.each([
    ['paid', [340_000, 170_000, 30_000, 200_000, 0]],
    ['open', [340_000, 170_000, 30_000, 0, 200_000]],
    ['overdue', [340_000, 170_000, 30_000, 0, 200_000]],
  ] as const)('follows from the amount that staff decide while the charge is %s', (status, sums) => {
    const agreements = endingAgreements({
      contract: aContract(),
      amendments: [],
      owed: [aPayout({ status: 'waiting_invoice' }), aPayout({ id: 82, status: 'cancelled' })],
      billed: [aCharge({ status })],
      parts: [],
      pay: null,
    });
    const { creatorCents, feeCents, refundCents, waivedCents } = decidedPrice(agreements, 170_000);
    expect([fullCentsOf(agreements), creatorCents, feeCents, refundCents, waivedCents]).toEqual(sums);
  });

  it.each([
    [
      'the client owes the agreed share if nothing was delivered',
      'company',
      false,
      [68_000, 12_000, 320_000],
    ],
    ['the client owes the whole price of delivered work', 'company', true, [340_000, 60_000, 0]],
    ['the creator is due nothing after ending the contract', 'creator', true, [0, 0, 400_000]],
  ] as const)(
    'is computed for an instalment of an Elenco Pay contract: %s',
    (_who, side, delivered, sums) => {
      const instalment = { id: 9, cancelBp: 2_000, delivered };
      const price = endingPrice({
        contract: aContract(),
        agreements: [own({ instalment })],
        work: [],
        lines: [],
        settings: settingsWith(),
        side,
        today: '2026-12-10',
      });
      expect([price.creatorCents, price.feeCents, price.refundCents]).toEqual(sums);
      expect(price.dues[0]).toMatchObject({ instalmentId: 9 });
    },
  );
});

it('returns the price of ending an Elenco Pay contract before any delivery', () => {
  const schedule = [
    { amountCents: 300_000, dueOn: '2026-12-10' },
    { amountCents: 100_000, dueOn: '2027-01-10' },
  ];
  const pay = aPayContract({ schedule, cancelBp: 2_000 });
  // The client owes 20 % of 4 000.00, of which 15 % is the fee.
  expect(priceBeforeDelivery(pay, 'company')).toEqual({ clientCents: 80_000, creatorCents: 68_000 });
  expect(priceBeforeDelivery({ ...pay, cancelBp: 0 }, 'company')).toEqual({
    clientCents: 0,
    creatorCents: 0,
  });
  expect(priceBeforeDelivery(pay, 'creator')).toEqual({ clientCents: 0, creatorCents: 0 });
});
