import type { Matching } from '../../hiring';
import type { Setting } from '../../platform';
import { dueDay, monthEnd, shareOf } from './months';
import { monthlyPriceOf, type SubscriptionFacts, subscribedPlan } from './quote';
import type { InvoiceLine, SubscriptionPeriod } from './subscription';

/** Fields of a monthly invoice. */
export type MonthInvoice = Pick<
  SubscriptionPeriod,
  'plan' | 'startsOn' | 'endsOn' | 'dueOn' | 'currency' | 'monthlyCents' | 'amountCents' | 'lines'
>;

/**
 * Returns the invoice of a month: the plan at the price of the first day, amounts carried over, and extra
 * requests for creators. Returns null if no amount is to be paid. Suspended plans are not invoiced.
 * @param startsOn first day of the month
 * @param bought extra requests that are not invoiced yet
 */
export function monthInvoice(
  facts: SubscriptionFacts,
  currency: SubscriptionPeriod['currency'],
  startsOn: string,
  bought: readonly Matching[],
  rows: readonly Setting[],
): MonthInvoice | null {
  const { subscription } = facts;
  const days = { startsOn, endsOn: monthEnd(startsOn) };
  const follows = subscription?.nextOn != null && subscription.nextOn <= startsOn;
  const due = subscription?.suspendedAt ? 'open' : subscribedPlan(facts);
  const plan = (follows ? subscription?.nextPlan : null) ?? due;
  const monthlyCents = monthlyPriceOf(facts, plan, rows, startsOn);
  const own: InvoiceLine = {
    kind: 'plan',
    key: 'plan',
    plan,
    ...days,
    amountCents: shareOf(monthlyCents, days),
  };
  const asked = bought.flatMap(({ id, day, extraCents, currency: its }): InvoiceLine[] =>
    extraCents !== null && its === currency
      ? [
          {
            kind: 'matching',
            key: matchingKey(id),
            plan: null,
            startsOn: day,
            endsOn: day,
            amountCents: extraCents,
          },
        ]
      : [],
  );
  const lines = [own, ...(subscription?.carried ?? []), ...asked].filter(
    ({ amountCents }) => amountCents > 0,
  );
  if (lines.length === 0) return null;
  const amountCents = lines.reduce((sum, one) => sum + one.amountCents, 0);
  return { plan, ...days, dueOn: dueDay(startsOn, rows), currency, monthlyCents, amountCents, lines };
}

const matchingKey = (id: number) => `matching:${id}`;

/** Returns the ids of the extra requests for creators in an invoice. */
export const matchingsIn = (lines: readonly InvoiceLine[]): number[] =>
  lines.flatMap(({ kind, key }) => (kind === 'matching' ? [Number(key.split(':')[1])] : []));
