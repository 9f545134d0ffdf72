import { z } from 'zod';
import { divideHalfEven, portion, toCents } from '../../kit';
import { channel, type Format, format, formatsOf } from '../../people';
import {
  discounts,
  type Exclusivity,
  engagement,
  exclusivityBp,
  formatRates,
  type Rights,
  rightsBp,
  spread,
} from './rates';

const WHOLE_BP = 10_000;
/** Steps in cents to which prices are rounded: 10 BRL, and 50 BRL for prices from 1,000 BRL. */
const round = { step: 1_000, from: 100_000, larger: 5_000 } as const;

export const rights = z.enum(Object.keys(rightsBp) as [Rights, ...Rights[]]);
export const exclusivity = z.enum(Object.keys(exclusivityBp) as [Exclusivity, ...Exclusivity[]]);

/** Input of the price calculator. */
export const priceQuestion = z
  .object({
    channel,
    format,
    followers: z.int().min(1_000, 'too_small').max(500_000_000, 'too_big'),
    /** Interactions per follower, in basis points. */
    engagementBp: z.int().min(engagement.least, 'too_small').max(engagement.most, 'too_big'),
    quantity: z.int().min(1, 'at_least_one').max(99, 'too_many'),
    rights: rights.default('organic'),
    exclusivity: exclusivity.default('none'),
  })
  .refine((row) => formatsOf[row.channel].includes(row.format), {
    path: ['format'],
    message: 'format_not_on_channel',
  });
export type PriceQuestion = z.output<typeof priceQuestion>;

/** One step of the calculation: the factor and the result. */
export interface PriceStep {
  readonly what: 'views' | 'worth' | 'engagement' | 'quantity' | 'discount' | 'rights' | 'exclusivity';
  /**
   * Factor of the step: BRL cents per thousand views, a number of publications, or basis points (10,000
   * changes nothing).
   */
  readonly by: number;
  /** Result of the step: views for `views`, otherwise BRL cents. */
  readonly comesTo: number;
}

export interface Price {
  /** Lower end in BRL cents, without the platform's fee. */
  readonly lowCents: number;
  readonly highCents: number;
  readonly steps: readonly PriceStep[];
}

/**
 * Returns the price factor, in basis points, for an engagement in basis points: 4 % changes nothing, 2 % is
 * 0.9, 20 % is 1.8.
 */
export const engagementFactor = (bp: number): number =>
  WHOLE_BP +
  (Math.min(Math.max(bp, engagement.least), engagement.most) - engagement.usual) * engagement.weight;

/**
 * Returns the usual price range of a creator of this size, with its calculation. Every step is rounded half
 * to even, so that the displayed steps add up; the range is rounded last.
 * @throws RangeError for a format that the channel does not have
 */
export function priceOf(question: PriceQuestion): Price {
  const reckoning = formatRates[question.channel][question.format as Format];
  if (!reckoning) throw new RangeError(`${question.channel} does not support ${question.format}`);
  const steps: PriceStep[] = [];
  const add = (what: PriceStep['what'], by: number, comesTo: number) => {
    steps.push({ what, by, comesTo });
    return comesTo;
  };
  const views = add('views', reckoning.reachBp, portion(question.followers, reckoning.reachBp));
  const worth = toCents(divideHalfEven(BigInt(views) * BigInt(reckoning.perThousandCents), 1_000n));
  let cents = add('worth', reckoning.perThousandCents, worth);
  const times = (what: PriceStep['what'], factorBp: number) => {
    if (factorBp !== WHOLE_BP) cents = add(what, factorBp, portion(cents, factorBp));
  };
  // This step is shown even if it does not change the price, because the user entered the engagement.
  const lively = engagementFactor(question.engagementBp);
  cents = add('engagement', lively, portion(cents, lively));
  if (question.quantity > 1) cents = add('quantity', question.quantity, cents * question.quantity);
  const { lessBp } = discounts.find(({ from }) => question.quantity >= from) ?? { lessBp: 0 };
  times('discount', WHOLE_BP - lessBp);
  times('rights', WHOLE_BP + rightsBp[question.rights]);
  times('exclusivity', WHOLE_BP + exclusivityBp[question.exclusivity]);
  return {
    lowCents: rounded(portion(cents, spread.lowBp)),
    highCents: rounded(portion(cents, spread.highBp)),
    steps,
  };
}

/** Rounds to the nearest step, and never to zero. */
export function rounded(cents: number): number {
  const step = cents < round.from ? round.step : round.larger;
  return Math.max(round.step, Math.round(cents / step) * step);
}
