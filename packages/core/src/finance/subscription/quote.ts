import type { Company, Plan } from '../../people';
import { type PlanCurrency, planCurrency, planTerms, type Setting } from '../../platform';
import { dueDay, monthEnd, nextMonth, shareOf } from './months';
import type { InvoiceLine, Subscription, SubscriptionPeriod } from './subscription';

/** What there is of a company's subscription, as its commands and its pages read it. */
export interface SubscriptionFacts {
  readonly company: Pick<Company, 'plan' | 'billingCurrency'>;
  /** Undefined for who never had one. */
  readonly subscription: Subscription | undefined;
  /** Those that are not withdrawn. */
  readonly periods: readonly SubscriptionPeriod[];
  /** Something of it should have been paid by now. */
  readonly overdue: boolean;
}

/** Another plan: from when, and what it costs until the next invoice comes. */
export interface Quote {
  readonly plan: Plan;
  readonly direction: 'up' | 'down';
  /** The first day of it. */
  readonly from: string;
  readonly currency: PlanCurrency;
  /** What the days that are not invoiced yet cost, all together. */
  readonly amountCents: number;
  /** When that is due; null where it is nothing. */
  readonly dueOn: string | null;
  /** What each whole month costs from then on. */
  readonly monthlyCents: number;
  /** Of a period of its own, from `from` to the end of the month; otherwise the next invoice has these lines. */
  readonly opens: boolean;
  readonly lines: readonly InvoiceLine[];
}

export type QuoteRefusal = 'same_plan' | 'plan_by_agreement' | 'subscription_unpaid';

/** The plan that is paid for, whether or not it is suspended. */
export const subscribedPlan = ({ subscription }: Pick<SubscriptionFacts, 'subscription'>): Plan =>
  subscription && (subscription.status === 'active' || subscription.status === 'past_due')
    ? subscription.plan
    : 'open';

/** The currency of what is to come; what has begun stays in its own. */
export const currencyOf = ({ subscription, company }: SubscriptionFacts): PlanCurrency =>
  subscription && subscribedPlan({ subscription }) !== 'open'
    ? subscription.currency
    : planCurrency(company.billingCurrency);

/** What a month of a plan costs this company on a day. */
export function monthlyOf(
  facts: SubscriptionFacts,
  plan: Plan,
  rows: readonly Setting[],
  day: string,
): number {
  const { subscription } = facts;
  const agreed = subscription?.plan === plan ? subscription.agreedCents : null;
  return agreed ?? planTerms(rows, plan, day, currencyOf(facts)).monthlyCents ?? 0;
}

/** The period that a day lies in. */
export const covering = (
  periods: readonly SubscriptionPeriod[],
  day: string,
): SubscriptionPeriod | undefined => periods.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);

/**
 * What another plan would cost from today. A dearer one, or one that costs the same, is there at once: what it costs
 * more is asked for by day. A cheaper one follows when what has been invoiced is over.
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

  const monthlyCents = monthlyOf(facts, wanted, rows, today);
  const running = covering(periods, today);
  const paid = running?.monthlyCents ?? monthlyOf(facts, current, rows, today);
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

/** The last day that is invoiced for good, at least that of this month. */
function lastInvoiced(periods: readonly SubscriptionPeriod[], today: string): string {
  const ends = periods.filter(({ status }) => status === 'final').map(({ endsOn }) => endsOn);
  return [monthEnd(today), ...ends].sort().at(-1) as string;
}

function sumOf(lines: readonly InvoiceLine[], dueOn: string) {
  const amountCents = lines.reduce((sum, one) => sum + one.amountCents, 0);
  return { lines, amountCents, dueOn: amountCents > 0 ? dueOn : null };
}
