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
import type { Amendment, Contract, Proposal } from '../../hiring';
import { type Currency, formatMoney, sum } from '../../kit';
import type { Audience } from './rule';

/** Amount in a notice in minor units, with its due date (business date). */
export interface NoticeSum {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly dueOn?: string;
  /** Part that a card chargeback has already returned, which has a text of its own. */
  readonly setOffCents?: number;
  /** What the creator receives of the amount, before taxes. Only the creator reads it. */
  readonly receivesCents?: number;
  /** Fine and interest within the amount. */
  readonly lateCents?: number;
  /** Why a repayment is demanded, which distinguishes several of one project. */
  readonly reason?: string;
  readonly context?: 'setOff' | 'late' | 'dated';
}

const due = ({ amountCents, currency, dueOn }: SubscriptionPeriod): NoticeSum => ({
  amountCents,
  currency,
  dueOn,
});

/** Returns what is left of a charge, or what was left when it was paid. */
const dueOf = (row: Charge): NoticeSum => ({
  amountCents: openCentsOf(row),
  currency: row.currency,
  dueOn: row.dueOn,
});

/** Returns what is due of a charge, or everything that was received for it. */
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

/**
 * Returns the price in the event. Depends on the event, not on the status, because the proposal may be
 * answered before the notice is sent.
 */
function offered({ counterCents, totalCents, currency }: Proposal, kind: string): NoticeSum | undefined {
  const amountCents = kind === 'proposals.counter' ? (counterCents ?? 0) : totalCents;
  return amountCents > 0 ? { amountCents, currency } : undefined;
}

/** Returns the amount of a row with an event, by resource. */
const sums: Readonly<Record<string, (row: never, kind: string) => NoticeSum | undefined>> = {
  /** What the brand pays in total, which both parties read in the contract. */
  contracts: ({ totalCents, currency }: Contract) => ({ amountCents: totalCents, currency }),
  amendments: ({ additionalCents, currency }: Amendment) => ({ amountCents: additionalCents, currency }),
  proposals: offered,
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
  // Depends on the event, not on the status: the repayment may be refunded before an earlier notice is sent,
  // and a refund includes the fee.
  repayments: (row: Repayment, kind) =>
    kind === 'repayments.release'
      ? back(refundOf(row), row)
      : { amountCents: row.amountCents, currency: row.currency, dueOn: row.dueOn, reason: row.reason },
};

/**
 * Returns the amount of a card payment, with the due date of its charge. For a dispute, only what was not
 * refunded before, because no more can be taken back.
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
 * Returns the overdue total of a company's subscription since its first overdue day, whose payment restores
 * the plan; undefined if nothing is overdue.
 */
export function sumOverdue(overdue: readonly Charge[]): NoticeSum | undefined {
  const [first] = overdue.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  if (!first) return undefined;
  return { ...dueOf(first), amountCents: sum(overdue.map(openCentsOf)) };
}

export const resourcesWithSums: readonly string[] = Object.keys(sums);

/** Moves after which the amount of an early end is final. */
const endings = ['settlements.accept', 'settlements.decide'];

/**
 * Returns the creator's share of a row before taxes, by resource, where the row's own amount is the brand's: as the
 * amount if the creator must not read the brand's, else beside it.
 */
const creatorSums: Readonly<Record<string, (row: never, kind: string) => NoticeSum>> = {
  contracts: ({ totalCents, creatorCents, currency }: Contract) => ({
    amountCents: totalCents,
    receivesCents: creatorCents,
    currency,
  }),
  'pay-contracts': (row: PayContract) => {
    const { clientCents, creatorCents } = payAmounts(row);
    return { amountCents: clientCents, receivesCents: creatorCents, currency: row.currency };
  },
  charges: ({ amountCents, feeCents, currency }: Charge) => ({
    amountCents: amountCents - feeCents,
    currency,
  }),
  // The parts keep the requested amount, also once staff have decided another one.
  settlements: ({ parts, creatorCents, currency }: Termination, kind) => ({
    amountCents: endings.includes(kind) ? creatorCents : sum(parts.map(({ dueCents }) => dueCents)),
    currency,
  }),
};

/** Returns the amount that a notice to the creator states instead of the brand's; undefined if it is the same. */
export const creatorSumOf = (resource: string, row: unknown, kind = ''): NoticeSum | undefined =>
  creatorSums[resource]?.(row as never, kind);

/** True if a notice to the creator states the creator's share of the row. */
export const hasCreatorSum = (resource: string): boolean => resource in creatorSums;

/**
 * Returns the amount that a notice about a row states.
 * @param row row of the resource, as it is now
 * @param kind kind of the event, for resources whose amount depends on it
 */
export const sumOf = (resource: string, row: unknown, kind = ''): NoticeSum | undefined =>
  sums[resource]?.(row as never, kind);

/**
 * Resources whose amounts an audience must not see. A brand's payment would reveal the fee to the creator, a
 * payout the creator's taxes to the brand; curation may have no access to money.
 */
const notFor: Readonly<Partial<Record<Audience, readonly string[]>>> = {
  creator: ['charges', 'card-payments', 'settlements'],
  company: ['payouts'],
  'staff:curation': ['contracts', 'amendments', 'proposals'],
};
export const maySeeSum = (audience: Audience, resource: string): boolean =>
  !notFor[audience]?.includes(resource);

type Params = Readonly<Record<string, string | number>>;
const tags = { pt: 'pt-BR', en: 'en' } as const;
const days = {
  pt: new Intl.DateTimeFormat(tags.pt, { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(tags.en, { dateStyle: 'long', timeZone: 'UTC' }),
};

/** Placeholder for a value that an older notice did not store. */
const unknown = '–';
const unstored = {
  client: unknown,
  amends: 'contract',
  document: 'either',
  reason: unknown,
  receives: unknown,
};

/**
 * Prevents text typed by users from being read as a reference to another text, which the texts of own
 * contracts contain.
 */
const withoutNesting = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll('$t(', '$t (') : value;

/** Further amounts, shown if the notice has them. */
const moreAmounts = ['setOff', 'late', 'received', 'receives', 'total', 'waived'] as const;

/**
 * Returns the values of a notice, with amounts and day (`amount`, `setOff`, `received`, `total`, `waived`,
 * `day`) formatted in the user's language.
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
