import type { CardPayment, Instalment, PayContract, SubscriptionPeriod, Termination } from '../../finance';
import {
  type Charge,
  hasReceipt,
  openCentsOf,
  type Payout,
  payAmounts,
  type Repayment,
  receivedOf,
  refundOf,
  transferOf,
} from '../../finance';
import { type Currency, formatMoney, sum } from '../../kit';
import type { Audience } from './rule';

/** Amount of a notice in minor units, with its due date (business date). */
export interface NoticeSum {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly dueOn?: string;
  /** Part that a card chargeback has already returned, with its own text. */
  readonly setOffCents?: number;
  /** Fine and interest in it. */
  readonly lateCents?: number;
  readonly context?: 'setOff' | 'late';
}

const due = ({ amountCents, currency, dueOn }: SubscriptionPeriod): NoticeSum => ({
  amountCents,
  currency,
  dueOn,
});

/** Returns what is still due of a charge, or was when it was paid. */
const dueOf = (row: Charge): NoticeSum => ({
  amountCents: openCentsOf(row),
  currency: row.currency,
  dueOn: row.dueOn,
});

/** Returns the amount due of a charge, or all that was received for it. */
function chargeSum(row: Charge): NoticeSum {
  if (!hasReceipt(row)) return dueOf(row);
  const { totalCents, lateCents } = receivedOf(row);
  return {
    ...dueOf(row),
    amountCents: totalCents,
    ...(lateCents > 0 ? ({ lateCents, context: 'late' } as const) : {}),
  };
}

const back = (amountCents: number, { currency, setOffCents }: Termination | Repayment): NoticeSum => ({
  amountCents,
  currency,
  ...(setOffCents > 0 ? ({ setOffCents, context: 'setOff' } as const) : {}),
});

/** Amounts of rows with events, by resource. */
const sums: Readonly<Record<string, (row: never) => NoticeSum>> = {
  charges: chargeSum,
  'subscription-periods': due,
  instalments: ({ amountCents, currency, dueOn }: Instalment) => ({ amountCents, currency, dueOn }),
  /** What the client pays in total. */
  'pay-contracts': (row: PayContract) => ({
    amountCents: payAmounts(row).clientCents,
    currency: row.currency,
  }),
  payouts: (row: Payout) => ({ amountCents: transferOf(row), currency: row.currency }),
  settlements: (row: Termination) => back(row.refundCents, row),
  repayments: (row: Repayment) =>
    row.status === 'refunded'
      ? back(refundOf(row), row)
      : { amountCents: row.amountCents, currency: row.currency, dueOn: row.dueOn },
};

/**
 * Returns the amount of a card payment, with the due date of its charge; for a dispute only what was not
 * refunded before, since no more can be taken back.
 */
export function sumOfCard(
  { status, amountCents, refundedCents, currency }: CardPayment,
  charge: Charge | undefined,
): NoticeSum {
  const isObjectedTo = ['disputed', 'lost', 'paid'].includes(status);
  return {
    amountCents: isObjectedTo ? amountCents - refundedCents : amountCents,
    currency,
    ...(charge ? { dueOn: charge.dueOn } : {}),
  };
}

/**
 * Returns the overdue total of a company's subscription since its first overdue day, which restores the plan
 * when paid; undefined if nothing is overdue.
 */
export function sumOverdue(overdue: readonly Charge[]): NoticeSum | undefined {
  const [first] = overdue.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  if (!first) return undefined;
  return { ...dueOf(first), amountCents: sum(overdue.map(openCentsOf)) };
}

export const resourcesWithSums: readonly string[] = Object.keys(sums);

/** @param row of the resource, as it is now */
export const sumOf = (resource: string, row: unknown): NoticeSum | undefined =>
  sums[resource]?.(row as never);

/**
 * Resources whose sums an audience must not see: a brand's payment reveals the fee to the creator, a payout
 * the creator's taxes to the brand.
 */
const notFor: Readonly<Partial<Record<Audience, readonly string[]>>> = {
  creator: ['charges', 'card-payments', 'settlements'],
  company: ['payouts'],
};
export const maySeeSum = (audience: Audience, resource: string): boolean =>
  !notFor[audience]?.includes(resource);

type Params = Readonly<Record<string, string | number>>;
const tags = { pt: 'pt-BR', en: 'en' } as const;
const days = {
  pt: new Intl.DateTimeFormat(tags.pt, { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(tags.en, { dateStyle: 'long', timeZone: 'UTC' }),
};

/** Placeholder for what an older notice did not store. */
const unknown = '–';
const unstored = { client: unknown, amends: 'contract' };

/** Typed text must not look like a reference to another text, which the texts of own contracts contain. */
const withoutNesting = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll('$t(', '$t (') : value;

/** Additional amounts, shown if the notice has them. */
const moreAmounts = ['setOff', 'late', 'received', 'total', 'waived'] as const;

/**
 * Returns the values of a notice, with sums and day (`amount`, `setOff`, `received`, `total`, `waived`, `day`)
 * formatted in the reader's language.
 */
export function noticeWords(params: Params, locale: 'pt' | 'en'): Params {
  const { amountCents, currency, dueOn } = params;
  const money = (cents: number) => formatMoney(cents, currency as Currency, tags[locale]);
  return {
    ...unstored,
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, withoutNesting(value)])),
    amount: typeof amountCents === 'number' ? money(amountCents) : unknown,
    ...Object.fromEntries(
      moreAmounts.flatMap((name) => {
        const cents = params[`${name}Cents`];
        return typeof cents === 'number' ? [[name, money(cents)]] : [];
      }),
    ),
    day: typeof dueOn === 'string' ? days[locale].format(Date.parse(dueOn)) : unknown,
  };
}
