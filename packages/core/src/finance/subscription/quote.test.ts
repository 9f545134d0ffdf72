import { describe, expect, it } from 'vitest';
import type { Plan } from '../../people';
import { aCompany, aSetting, aSubscription, aSubscriptionPeriod, settingsWith } from '../../testing';
import { quote, type SubscriptionFacts } from './quote';
import type { Subscription, SubscriptionPeriod } from './subscription';

const DEARER = settingsWith(aSetting({ key: 'business_cents_brl', value: 460_000, validFrom: '2026-01-01' }));
const facts = (
  subscription: Partial<Subscription> | null,
  periods: readonly Partial<SubscriptionPeriod>[] = [],
  overdue = false,
): SubscriptionFacts => ({
  company: aCompany(),
  subscription: subscription ? aSubscription(subscription) : undefined,
  periods: periods.map((one) => aSubscriptionPeriod(one)),
  overdue,
});
const november = { startsOn: '2026-11-01', endsOn: '2026-11-30', status: 'final' } as const;
const december = { startsOn: '2026-12-01', endsOn: '2026-12-31' } as const;
const active = { status: 'active', plan: 'community' } as const;

describe('an upgrade to a more expensive plan', () => {
  it('charges a company on the Open plan for the rest of the month with the next invoice', () => {
    expect(quote(facts(null), 'community', settingsWith(), '2026-11-23')).toMatchObject({
      direction: 'up',
      from: '2026-11-23',
      amountCents: 82_667,
      dueOn: '2026-12-07',
      monthlyCents: 310_000,
      opens: true,
    });
  });

  it('quotes USD for companies that are billed in USD', () => {
    const given = { ...facts(null), company: aCompany({ billingCurrency: 'USD' }) };
    expect(quote(given, 'business', settingsWith(), '2026-12-01')).toMatchObject({
      currency: 'USD',
      amountCents: 35_000,
    });
  });

  it('charges nothing if the new plan has the same price', () => {
    expect(quote(facts(active, [november]), 'business', settingsWith(), '2026-11-23')).toMatchObject({
      direction: 'up',
      amountCents: 0,
      dueOn: null,
      lines: [],
    });
  });

  it.each<[string, readonly Partial<SubscriptionPeriod>[], string, number, string[], string | null]>([
    [
      'by day over the whole month',
      [november],
      '2026-11-21',
      50_000,
      ['change:2026-11-21:business'],
      '2026-12-07',
    ],
    [
      'by day, and for a next month that is already invoiced',
      [november, { ...december, status: 'final' }],
      '2026-11-21',
      200_000,
      ['change:2026-11-21:business', 'change:2026-12-01:business'],
      '2027-01-05',
    ],
    [
      'by day, but not for a draft of the next month, which is updated',
      [november, december],
      '2026-11-21',
      50_000,
      ['change:2026-11-21:business'],
      '2026-12-07',
    ],
  ])('costs the price difference %s', (_what, periods, today, cents, keys, dueOn) => {
    const found = quote(facts(active, periods), 'business', DEARER, today);
    expect(found).toMatchObject({ amountCents: cents, opens: false, dueOn });
    expect(typeof found !== 'string' && found.lines.map(({ key }) => key)).toEqual(keys);
  });
});

describe('a downgrade to a cheaper plan', () => {
  it.each<[string, readonly Partial<SubscriptionPeriod>[], string]>([
    ['only this month is invoiced', [november], '2026-12-01'],
    ['the next month is invoiced too', [november, { ...december, status: 'final' }], '2027-01-01'],
    ['the next month is only a draft', [november, december], '2026-12-01'],
    ['no period is invoiced', [], '2026-12-01'],
  ])('starts after the periods already invoiced: %s', (_what, periods, from) => {
    expect(quote(facts(active, periods), 'open', settingsWith(), '2026-11-23')).toMatchObject({
      direction: 'down',
      from,
      amountCents: 0,
      dueOn: null,
    });
  });
});

it.each<[string, SubscriptionFacts, Plan, string]>([
  ['the current plan', facts(active), 'community', 'same_plan'],
  ['the open plan again', facts(null), 'open', 'same_plan'],
  [
    'the plan that is already planned',
    facts({ ...active, nextPlan: 'open', nextOn: '2026-12-01' }),
    'open',
    'same_plan',
  ],
  ['Enterprise', facts(active), 'enterprise', 'plan_by_agreement'],
  [
    'any plan while the subscription is unpaid',
    facts({ ...active, status: 'past_due' }),
    'business',
    'subscription_unpaid',
  ],
  [
    'any plan after a cancelled subscription that is still unpaid',
    facts({ status: 'cancelled' }, [], true),
    'business',
    'subscription_unpaid',
  ],
])('refuses to quote a change to %s', (_what, given, plan, code) => {
  expect(quote(given, plan, settingsWith(), '2026-11-23')).toBe(code);
});
