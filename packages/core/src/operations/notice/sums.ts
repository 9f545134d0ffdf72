import type { CardPayment, Settlement, SubscriptionPeriod } from '../../finance';
import {
  type Charge,
  hasReceipt,
  type Payout,
  type Repayment,
  receivedOf,
  refundOf,
  restOf,
  transferOf,
} from '../../finance';
import { type Currency, formatMoney, sum } from '../../kit';
import type { Audience } from './rule';

/** What of money a notice speaks of, and when it is due. Minor units; a business date. */
export interface NoticeSum {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly dueOn?: string;
  /** What of it had gone back to a card already; said in words of its own. */
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

/** What of a charge is still due. */
const dueOf = (row: Charge): NoticeSum => ({
  amountCents: restOf(row),
  currency: row.currency,
  dueOn: row.dueOn,
});

/** What is due of a charge, or all that came in for it. */
function chargeSum(row: Charge): NoticeSum {
  if (!hasReceipt(row)) return dueOf(row);
  const { totalCents, lateCents } = receivedOf(row);
  return {
    ...dueOf(row),
    amountCents: totalCents,
    ...(lateCents > 0 ? ({ lateCents, context: 'late' } as const) : {}),
  };
}

const back = (amountCents: number, { currency, setOffCents }: Settlement | Repayment): NoticeSum => ({
  amountCents,
  currency,
  ...(setOffCents > 0 ? ({ setOffCents, context: 'setOff' } as const) : {}),
});

/** The sum of a row that events are of, by resource. */
const sums: Readonly<Record<string, (row: never) => NoticeSum>> = {
  charges: chargeSum,
  'subscription-periods': due,
  payouts: (row: Payout) => ({ amountCents: transferOf(row), currency: row.currency }),
  settlements: (row: Settlement) => back(row.refundCents, row),
  repayments: (row: Repayment) =>
    row.status === 'refunded'
      ? back(refundOf(row), row)
      : { amountCents: row.amountCents, currency: row.currency, dueOn: row.dueOn },
};

/**
 * What came by card, and when its charge is due; of what its holder objects to, only what had not gone back before: no more
 * is taken back.
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
 * What is overdue of a company's subscription, since the first day of it, and brings the plan back when it is paid; nothing
 * where all is paid.
 */
export function sumOverdue(overdue: readonly Charge[]): NoticeSum | undefined {
  const [first] = overdue.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  if (!first) return undefined;
  return { ...dueOf(first), amountCents: sum(overdue.map(restOf)) };
}

export const resourcesWithSums: readonly string[] = Object.keys(sums);

/** @param row of the resource, as it is now */
export const sumOf = (resource: string, row: unknown): NoticeSum | undefined =>
  sums[resource]?.(row as never);

/** What a brand pays tells its creator our fee, and what a creator is paid tells the brand their taxes. */
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

/** In the place of what an older notice did not keep. */
const unknown = '–';

/** Amounts beside the main one, each said where the notice has it. */
const moreAmounts = ['setOff', 'late', 'received', 'total'] as const;

/** What a notice says, with its sums and day (`amount`, `setOff`, `late`, `received`, `total`, `day`) as the reader's language writes them. */
export function noticeWords(params: Params, locale: 'pt' | 'en'): Params {
  const { amountCents, currency, dueOn } = params;
  const money = (cents: number) => formatMoney(cents, currency as Currency, tags[locale]);
  return {
    ...params,
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
