import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aCharge,
  aCompany,
  accepted,
  aSubscription,
  aSubscriptionPeriod,
  brandMember,
  brandOwner,
  curator,
  financier,
  ids,
  inserted,
  patchOf,
  refusedWith,
  type Store,
  stamped,
  summarize,
  systemActor,
} from '../../../testing';
import type { Subscription, SubscriptionPeriod } from '../subscription';
import { changePlan } from './changePlan';
import { choosePlan } from './choosePlan';
import { issuePeriod } from './subscriptionPeriods';
import {
  advanceSubscription,
  liftSubscription,
  suspendSubscription,
  withdrawPlanChange,
} from './subscriptions';

const DRAFTED = ['insert subscription-periods', 'emit subscriptions.drafted'];
const store = (
  subscription: Partial<Subscription> | null,
  periods: readonly Partial<SubscriptionPeriod>[] = [],
  more: Store = {},
): Store => ({
  companies: [aCompany({ plan: subscription ? 'community' : 'open' })],
  subscriptions: subscription ? [aSubscription(subscription)] : [],
  'subscription-periods': periods.map((one, n) => aSubscriptionPeriod({ id: 251 + n, ...one })),
  ...more,
});
const november = {
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  dueOn: '2026-11-05',
  status: 'final',
} as const;
const bought = (day: string) => ({
  ...stamped,
  id: 14,
  companyId: ids.company,
  briefingId: ids.briefing,
  day,
  extraCents: 65_000,
  currency: 'BRL',
  periodId: null,
});

describe('an owner changing the plan of a company', () => {
  const input = { plan: 'community', amountCents: 103_333, monthlyCents: 310_000 } as const;

  it('applies a more expensive plan immediately and charges the rest of the month', async () => {
    const { changes } = await accepted(choosePlan, input, { actor: brandOwner, store: store(null) });
    expect(summarize(changes)).toEqual([
      'insert subscriptions',
      'move subscriptions 1001 activate',
      'update companies 11',
      'insert subscription-periods',
      'insert charges',
      'insert charge-lines',
      'post charge_issued',
      'move subscription-periods 1001 issue',
      'emit subscriptions.chosen',
    ]);
    expect(inserted(changes, 'charges')).toMatchObject({
      purpose: 'subscription',
      amountCents: 103_333,
      feeCents: 103_333,
      dueOn: '2026-12-07',
      contractId: null,
    });
    expect(patchOf(changes, 'companies')).toEqual({ plan: 'community' });
  });

  it('applies a cheaper plan when the paid period ends', async () => {
    const down = { plan: 'open', amountCents: 0, monthlyCents: 0 } as const;
    const { changes } = await accepted(choosePlan, down, {
      actor: brandOwner,
      store: store({}, [november, {}]),
    });
    expect(summarize(changes)).toEqual([
      'update subscriptions 241',
      'move subscription-periods 252 withdraw',
      'emit subscriptions.planned',
    ]);
    expect(patchOf(changes, 'subscriptions')).toEqual({ nextPlan: 'open', nextOn: '2026-12-01' });
  });

  it.each<[string, Actor, Store, object, string[]]>([
    ['a price other than the current one', brandOwner, store(null), { amountCents: 1 }, ['price_changed']],
    ['the same plan', brandOwner, store({}), {}, ['same_plan /plan']],
    ['Enterprise', brandOwner, store({}), { plan: 'enterprise' }, ['plan_by_agreement /plan']],
    [
      'another plan while the subscription is unpaid',
      brandOwner,
      store({ status: 'past_due' }),
      { plan: 'business' },
      ['subscription_unpaid'],
    ],
    ['a change by a member', brandMember, store(null), {}, ['not_allowed']],
    ['a change by staff', curator, store(null), {}, ['not_allowed']],
  ])('is rejected: %s', async (_what, actor, given, more, expected) => {
    expect(await refusedWith(choosePlan, { ...input, ...more }, { actor, store: given })).toEqual(expected);
  });
});

it('lets a company’s owner withdraw a planned change of plan', async () => {
  const planned = { nextPlan: 'open', nextOn: '2026-12-01' } as const;
  const { changes } = await accepted(
    withdrawPlanChange,
    {},
    { actor: brandOwner, store: store(planned, [november]) },
  );
  expect(patchOf(changes, 'subscriptions')).toEqual({ nextPlan: null, nextOn: null });
  expect(await refusedWith(withdrawPlanChange, {}, { actor: brandOwner, store: store({}) })).toEqual([
    'nothing_planned',
  ]);
});

it('lets finance change a plan without charging the current month', async () => {
  const input = { id: ids.company, plan: 'enterprise', agreedCents: 900_000 } as const;
  const { changes } = await accepted(changePlan, input, { actor: financier, store: store(null) });
  expect(summarize(changes)).toEqual([
    'insert subscriptions',
    'move subscriptions 1001 activate',
    'update companies 11',
    'emit companies.changePlan',
  ]);
  expect(patchOf(changes, 'subscriptions')).toMatchObject({ agreedCents: 900_000, billedFrom: '2026-12-01' });
});

describe('the daily run of a subscription', () => {
  const on = (now: string, given: Store) =>
    accepted(advanceSubscription, { companyId: ids.company }, { actor: systemActor, store: given, now });
  const owed = (given: Partial<SubscriptionPeriod> = {}) =>
    store({ status: 'past_due' }, [{ ...november, chargeId: 71, ...given }], {
      charges: [aCharge({ status: 'overdue', purpose: 'subscription' })],
    });

  it.each<[string, string, Store, string[]]>([
    ['the 19th: nothing', '2026-11-19T15:00:00.000Z', store({}, [november]), []],
    ['the 20th: the next month is drafted', '2026-11-20T15:00:00.000Z', store({}, [november]), DRAFTED],
    ['the 20th, second run: nothing', '2026-11-20T15:00:00.000Z', store({}, [november, {}]), []],
    [
      'the 20th in London but the 19th in São Paulo: nothing',
      '2026-11-20T02:00:00.000Z',
      store({}, [november]),
      [],
    ],
    [
      '2 December, if no run drafted the month: the month is drafted now',
      '2026-12-02T15:00:00.000Z',
      store({}, [november]),
      DRAFTED,
    ],
    [
      'a planned end',
      '2026-12-01T15:00:00.000Z',
      store({ nextPlan: 'open', nextOn: '2026-12-01' }, [november]),
      ['move subscriptions 241 end', 'update companies 11', 'emit subscriptions.changed'],
    ],
    [
      '5 days before the due date: a reminder',
      '2026-10-31T15:00:00.000Z',
      owed(),
      ['update subscription-periods 251', 'emit subscription-periods.remind'],
    ],
    [
      'a week after the due date: a reminder',
      '2026-11-12T15:00:00.000Z',
      owed(),
      ['update subscription-periods 251', 'emit subscription-periods.overdue'],
    ],
    ['a week after the due date, again: nothing', '2026-11-12T15:00:00.000Z', owed({ remindedDay: 7 }), []],
    [
      '15 days after the due date: suspension',
      '2026-11-20T15:00:00.000Z',
      owed(),
      ['move subscriptions 241 suspend', 'update companies 11'],
    ],
    [
      '30 days after the due date: cancellation',
      '2026-12-05T15:00:00.000Z',
      owed(),
      ['move subscriptions 241 cancel', 'update companies 11'],
    ],
  ])('does what is due: %s', async (_what, now, given, expected) => {
    expect(summarize((await on(now, given)).changes)).toEqual(expected);
  });

  it('drafts an invoice for extra matchings, even on the Open plan', async () => {
    const given = store(null, [], { matchings: [bought('2026-11-18')] });
    const { changes } = await on('2026-11-20T15:00:00.000Z', given);
    expect(inserted(changes, 'subscription-periods')).toMatchObject({
      plan: 'open',
      amountCents: 65_000,
      startsOn: '2026-12-01',
      dueOn: '2026-12-07',
      lines: [{ key: 'matching:14', amountCents: 65_000 }],
    });
  });

  it('does not suspend during a grace period', async () => {
    const lenient = {
      ...owed(),
      subscriptions: [aSubscription({ status: 'past_due', graceUntil: '2026-11-30' })],
    };
    expect(summarize((await on('2026-11-25T15:00:00.000Z', lenient)).changes)).toEqual(DRAFTED);
  });
});

describe('issuing the draft invoice of a period', () => {
  const given = store({ carried: [] }, [{ id: 251 }], { matchings: [bought('2026-11-21')] });

  it('creates one charge for all amounts that are due by the end of the period', async () => {
    const { changes } = await accepted(issuePeriod, { id: 251 }, { actor: financier, store: given });
    expect(inserted(changes, 'charges')).toMatchObject({ amountCents: 375_000, dueOn: '2026-12-07' });
    expect(summarize(changes).slice(3)).toEqual([
      'move subscription-periods 251 issue',
      'update matchings 14',
    ]);
  });

  it.each<[string, Actor, Partial<SubscriptionPeriod>, string]>([
    ['twice', financier, { status: 'final' }, 'move_not_possible'],
    ['by a brand', brandOwner, {}, 'not_found'],
  ])('is rejected %s', async (_what, actor, period, code) => {
    expect(await refusedWith(issuePeriod, { id: 251 }, { actor, store: store({}, [period]) })).toEqual([
      code,
    ]);
  });
});

it('lets finance suspend an unpaid subscription and lift the suspension until a day', async () => {
  const due = store({ status: 'past_due' });
  const comment = 'Combinado com o financeiro da marca.';
  const suspended = await accepted(
    suspendSubscription,
    { id: 241, comment },
    { actor: financier, store: due },
  );
  expect(patchOf(suspended.changes, 'companies')).toEqual({ plan: 'open' });
  const lift = { id: 241, comment, graceUntil: '2026-12-10' };
  const lifted = await accepted(liftSubscription, lift, { actor: financier, store: due });
  expect(patchOf(lifted.changes, 'companies')).toEqual({ plan: 'community' });
  const late = { ...lift, graceUntil: '2026-11-21' };
  expect(await refusedWith(liftSubscription, late, { actor: financier, store: due })).toEqual([
    'not_in_future /graceUntil',
  ]);
  expect(
    await refusedWith(suspendSubscription, { id: 241, comment }, { actor: financier, store: store({}) }),
  ).toEqual(['move_not_possible']);
});
