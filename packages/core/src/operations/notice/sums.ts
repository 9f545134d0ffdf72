import { businessDate } from '@elenco/brazil';
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
  /** Part that a card chargeback has already returned. A notice with this part has its own text. */
  readonly setOffCents?: number;
  /** The creator's share of the amount, before taxes. Only the creator can read it. */
  readonly receivesCents?: number;
  /** The creator's share after taxes, paid or forecast. A notice with this share has its own text. */
  readonly netCents?: number;
  /** Change of the creator's other payments of the month once the creator accepts the amount. */
  readonly othersCents?: number;
  /** Additional net amount in total once the creator accepts the amount. */
  readonly gainCents?: number;
  /** Fine and interest included in the amount. */
  readonly lateCents?: number;
  /** Reason of a repayment, which distinguishes several repayments of one project. */
  readonly reason?: string;
  readonly context?: 'setOff' | 'late' | 'dated' | 'net' | 'netMonth';
}

const due = ({ amountCents, currency, dueOn }: SubscriptionPeriod): NoticeSum => ({
  amountCents,
  currency,
  dueOn,
});

/**
 * Returns the remaining amount of a charge; for a paid charge, the amount that remained before the payment.
 */
const dueOf = (row: Charge): NoticeSum => ({
  amountCents: openCentsOf(row),
  currency: row.currency,
  dueOn: row.dueOn,
});

/** Returns the amount due for a charge, or all money that was received for it. */
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
 * Returns the price at the time of the event. The price depends on the event and not on the status, because
 * the proposal may be answered before the notice is sent.
 */
function offered(
  { counterCents, totalCents, currency, answerBy }: Proposal,
  kind: string,
): NoticeSum | undefined {
  // Until it is answered, an invitation has no price, but a last day for the answer.
  if (kind === 'proposals.create') {
    if (answerBy === null) return undefined;
    return { amountCents: totalCents, currency, dueOn: businessDate(answerBy), context: 'dated' };
  }
  const amountCents = kind === 'proposals.counter' ? (counterCents ?? 0) : totalCents;
  return amountCents > 0 ? { amountCents, currency } : undefined;
}

/** Functions that return the amount that a notice about a row states, by resource. */
const sums: Readonly<Record<string, (row: never, kind: string) => NoticeSum | undefined>> = {
  /** The brand's total price, which both parties can read in the contract. */
  contracts: ({ totalCents, currency }: Contract) => ({ amountCents: totalCents, currency }),
  amendments: ({ additionalCents, currency }: Amendment) => ({ amountCents: additionalCents, currency }),
  proposals: offered,
  charges: chargeSum,
  'subscription-periods': due,
  instalments: ({ amountCents, currency, dueOn }: Instalment) => ({ amountCents, currency, dueOn }),
  /** The client's total price. */
  'pay-contracts': (row: PayContract) => ({
    amountCents: payAmounts(row).clientCents,
    currency: row.currency,
  }),
  payouts: (row: Payout) => ({ amountCents: transferOf(row), currency: row.currency }),
  settlements: (row: Termination) => back(row.refundCents, row),
  // Depends on the event and not on the status: the repayment may be refunded before an earlier notice is
  // sent, and a refund includes the fee.
  repayments: (row: Repayment, kind) =>
    kind === 'repayments.release'
      ? back(refundOf(row), row)
      : { amountCents: row.amountCents, currency: row.currency, dueOn: row.dueOn, reason: row.reason },
};

/**
 * Returns the amount of a card payment, with the due date of its charge. For a dispute, returns only the
 * amount that was not refunded before, because no more can be taken back.
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
 * Returns the overdue total of a company's subscription, with its first overdue day; undefined if nothing is
 * overdue. Paying this total restores the plan.
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
 * Functions that return the creator's share of a row before taxes, by resource. Only for resources whose own
 * amount is the brand's. The share replaces the brand's amount if the creator must not read that amount;
 * otherwise it is shown beside it.
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
  // `parts` contains the requested amounts, even after staff have decided on different ones.
  settlements: ({ parts, creatorCents, currency }: Termination, kind) => ({
    amountCents: endings.includes(kind) ? creatorCents : sum(parts.map(({ dueCents }) => dueCents)),
    currency,
  }),
};

/**
 * Returns the amount that a notice to the creator states instead of the brand's; undefined if both are the
 * same.
 */
export const creatorSumOf = (resource: string, row: unknown, kind = ''): NoticeSum | undefined =>
  creatorSums[resource]?.(row as never, kind);

/** True if a notice to the creator states the creator's share of the row. */
export const hasCreatorSum = (resource: string): boolean => resource in creatorSums;

/**
 * Returns the amount that a notice about a row states.
 * @param row current row of the resource
 * @param kind kind of the event, for resources whose amount depends on it
 */
export const sumOf = (resource: string, row: unknown, kind = ''): NoticeSum | undefined =>
  sums[resource]?.(row as never, kind);

/**
 * Resources whose amounts an audience must not see. The brand's payment would reveal the fee to the creator,
 * and a payout would reveal the creator's taxes to the brand. Curation may have no access to money.
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

/** Placeholder for a value that is not stored in an older notice. */
const unknown = '–';
const unstored = {
  client: unknown,
  amends: 'contract',
  acceptBy: 'open',
  document: 'either',
  reason: unknown,
  receives: unknown,
};

/**
 * Prevents i18next from treating text that users typed, such as in Elenco Pay contracts, as a reference to
 * another key.
 */
const withoutNesting = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll('$t(', '$t (') : value;

const listedSum = ({ amountCents, currency, dueOn = '' }: NoticeSum) =>
  [amountCents, currency, dueOn].join(' ');

/**
 * Returns the parameters of a notice that covers several rows: number, total, and the amount and due date of
 * each row (`listed`), which `noticeWords` formats. Returns no parameters for one row. All rows have the same
 * currency.
 */
export const gatheredSums = (sums: readonly NoticeSum[]): Params =>
  sums.length < 2
    ? {}
    : {
        context: 'several',
        count: sums.length,
        totalCents: sum(sums.map(({ amountCents }) => amountCents)),
        listed: sums.map(listedSum).join('\n'),
      };

/** Names of the additional amounts that a notice can state. */
const moreAmounts = [
  'setOff',
  'late',
  'received',
  'receives',
  'net',
  'others',
  'gain',
  'total',
  'waived',
] as const;

/**
 * Returns the values of a notice, with amounts and day (`amount`, `setOff`, `received`, `receives`, `net`,
 * `others`, `gain`, `total`, `waived`, `day`, `list`) formatted in the user's language.
 */
export function noticeWords(params: Params, locale: 'pt' | 'en'): Params {
  const { amountCents, currency, dueOn, acceptOn, listed } = params;
  const dayOf = (day: string) => days[locale].format(Date.parse(day));
  const money = (cents: number) => formatMoney(cents, currency as Currency, tags[locale]);
  const lineOf = (row: string) => {
    const [cents, , on] = row.split(' ');
    return `- ${money(Number(cents))}${on ? `, ${dayOf(on)}` : ''}`;
  };
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
    day: typeof dueOn === 'string' ? dayOf(dueOn) : unknown,
    ...(typeof acceptOn === 'string' ? { acceptDay: dayOf(acceptOn) } : {}),
    ...(typeof listed === 'string' ? { list: listed.split('\n').map(lineOf).join('\n') } : {}),
  };
}
