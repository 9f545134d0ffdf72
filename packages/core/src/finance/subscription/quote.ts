import type { Company, Plan } from '../../people';
import { type PlanCurrency, planCurrency, planTerms, type Setting } from '../../platform';
import { dueDay, monthEnd, nextMonth, shareOf } from './months';
import type { InvoiceLine, Subscription, SubscriptionPeriod } from './subscription';

/** Data about a company's subscription that commands and pages use. */
export interface SubscriptionFacts {
  readonly company: Pick<Company, 'plan' | 'billingCurrency'>;
  /** The subscription; undefined if the company never had one. */
  readonly subscription: Subscription | undefined;
  /** All periods of the subscription, except withdrawn ones. */
  readonly periods: readonly SubscriptionPeriod[];
  /** True if a charge of the subscription is overdue. */
  readonly overdue: boolean;
}

/** Quote for another plan: its first day, and the price until the next invoice. */
export interface Quote {
  readonly plan: Plan;
  readonly direction: 'up' | 'down';
  /** First day of the new plan. */
  readonly from: string;
  readonly currency: PlanCurrency;
  /** Price of the days until the next invoice that were not invoiced yet. */
  readonly amountCents: number;
  /** Due date of `amountCents`; null if it is zero. */
  readonly dueOn: string | null;
  /** Price of each full month afterward. */
  readonly monthlyCents: number;
  /**
   * True if a new period starts, from `from` to the end of the month. Otherwise the lines are added to the
   * next invoice.
   */
  readonly opens: boolean;
  readonly lines: readonly InvoiceLine[];
}

export type QuoteRefusal = 'same_plan' | 'plan_by_agreement' | 'subscription_unpaid';

/** Returns the plan that the company pays for, even while suspended. */
export const subscribedPlan = ({ subscription }: Pick<SubscriptionFacts, 'subscription'>): Plan =>
  subscription && (subscription.status === 'active' || subscription.status === 'past_due')
    ? subscription.plan
    : 'open';

/** Returns the currency of future invoices. An existing subscription keeps its currency. */
export const currencyOf = ({ subscription, company }: SubscriptionFacts): PlanCurrency =>
  subscription && subscribedPlan({ subscription }) !== 'open'
    ? subscription.currency
    : planCurrency(company.billingCurrency);

/** Returns the monthly price of a plan for this company on a day. */
export function monthlyPriceOf(
  facts: SubscriptionFacts,
  plan: Plan,
  rows: readonly Setting[],
  day: string,
): number {
  const { subscription } = facts;
  const agreed = subscription?.plan === plan ? subscription.agreedCents : null;
  return agreed ?? planTerms(rows, plan, day, currencyOf(facts)).monthlyCents ?? 0;
}

/** Returns the period that contains a day. */
export const periodCovering = (
  periods: readonly SubscriptionPeriod[],
  day: string,
): SubscriptionPeriod | undefined => periods.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);

/**
 * Returns the quote for another plan from today. A plan of the same or a higher price applies immediately,
 * and the difference is charged by day. A cheaper plan applies after the invoiced periods.
 * @param today business date
 */
export function quote(
  facts: SubscriptionFacts,
  wanted: Plan,
  rows: readonly Setting[],
  today: string,
): Quote | QuoteRefusal {
  const { subscription, periods, overdue } = facts;
  const current = subscribedPlan(facts);
  if (wanted === current || wanted === subscription?.nextPlan) return 'same_plan';
  if (wanted === 'enterprise') return 'plan_by_agreement';
  if (overdue || subscription?.status === 'past_due') return 'subscription_unpaid';

  const monthlyCents = monthlyPriceOf(facts, wanted, rows, today);
  const running = periodCovering(periods, today);
  const paid = running?.monthlyCents ?? monthlyPriceOf(facts, current, rows, today);
  const base = { plan: wanted, currency: currencyOf(facts), monthlyCents };
  if (monthlyCents < paid) {
    const from = nextMonth(lastInvoiced(periods, today));
    return { ...base, direction: 'down', from, amountCents: 0, dueOn: null, opens: false, lines: [] };
  }

  const up = { ...base, direction: 'up', from: today } as const;
  if (!running && current === 'open') {
    const days = { startsOn: today, endsOn: monthEnd(today) };
    const line: InvoiceLine = {
      kind: 'plan',
      key: 'plan',
      plan: wanted,
      ...days,
      amountCents: shareOf(monthlyCents, days),
    };
    return { ...up, ...sumOf([line], dueDay(today, rows)), opens: true };
  }
  const lines = periods
    .filter(({ endsOn, startsOn, status }) => endsOn >= today && (status === 'final' || startsOn <= today))
    .flatMap((period): InvoiceLine[] => {
      const days = { startsOn: period.startsOn > today ? period.startsOn : today, endsOn: period.endsOn };
      const amountCents = shareOf(Math.max(0, monthlyCents - period.monthlyCents), days);
      const key = `change:${days.startsOn}:${wanted}`;
      return amountCents > 0 ? [{ kind: 'change', key, plan: wanted, ...days, amountCents }] : [];
    });
  return { ...up, ...sumOf(lines, dueDay(nextMonth(lastInvoiced(periods, today)), rows)), opens: false };
}

/** Returns the last day of the issued periods, or the end of this month if the month ends later. */
function lastInvoiced(periods: readonly SubscriptionPeriod[], today: string): string {
  const ends = periods.filter(({ status }) => status === 'final').map(({ endsOn }) => endsOn);
  return [monthEnd(today), ...ends].sort().at(-1) as string;
}

function sumOf(lines: readonly InvoiceLine[], dueOn: string) {
  const amountCents = lines.reduce((sum, one) => sum + one.amountCents, 0);
  return { lines, amountCents, dueOn: amountCents > 0 ? dueOn : null };
}
