import { type Matching, matchings } from '../../../hiring';
import type { Find } from '../../../kit';
import { type Actor, type Company, companies } from '../../../people';
import { type Setting, settings } from '../../../platform';
import { type Charge, charges } from '../../payment';
import type { SubscriptionFacts } from '../quote';
import { subscriptionPeriods, subscriptions } from '../subscription';

/** Data that the subscription commands need. The company is always locked first. */
export interface Loaded extends SubscriptionFacts {
  readonly company: Company;
  /** Unpaid charges of the subscription's periods. */
  readonly owed: readonly Charge[];
  /** Extra requests for more creators that are not invoiced yet. */
  readonly bought: readonly Matching[];
  readonly settings: readonly Setting[];
}

export async function loadFacts(find: Find<Actor>, companyId: number): Promise<Loaded> {
  const [company] = await find.lockMany(companies, { id: companyId });
  const [subscription] = await find.lockMany(subscriptions, { companyId });
  const all = await find.many(subscriptionPeriods, { companyId });
  const periods = all.filter(({ status }) => status !== 'withdrawn');
  const ids = periods.flatMap(({ chargeId }) => chargeId ?? []);
  const owed = ids.length > 0 ? await find.many(charges, { id: ids, status: ['open', 'overdue'] }) : [];
  const asked = await find.many(matchings, { companyId });
  return {
    company: company!,
    subscription,
    periods,
    owed,
    overdue: owed.some(({ status }) => status === 'overdue'),
    bought: asked.filter(({ extraCents, periodId }) => extraCents !== null && periodId === null),
    settings: await find.many(settings, {}),
  };
}
