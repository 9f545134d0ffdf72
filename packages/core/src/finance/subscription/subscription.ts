import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCompanyOwner,
  plan,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { planCurrencies } from '../../platform';

/** A company's subscription (docs/spec/money.md#subscription). `open` is the free plan. */
export const subscriptionFlow = defineFlow({
  name: 'subscriptions',
  states: ['open', 'active', 'past_due', 'cancelled'],
  initial: 'open',
  moves: {
    activate: { from: ['open', 'cancelled'], to: 'active' },
    change: { from: ['active'], to: 'active' },
    fallDue: { from: ['active'], to: 'past_due' },
    recover: { from: ['past_due'], to: 'active' },
    suspend: { from: ['past_due'], to: 'past_due', comment: 'required' },
    lift: { from: ['past_due'], to: 'past_due', comment: 'required' },
    /** The subscription returns to the free plan after the last paid period. */
    end: { from: ['active'], to: 'open' },
    /** The subscription was not paid. */
    cancel: { from: ['past_due'], to: 'cancelled', comment: 'required' },
  },
});

/** Flow of a billing period: the system drafts it, staff review it, then it is charged. */
export const periodFlow = defineFlow({
  name: 'subscription-periods',
  states: ['draft', 'final', 'withdrawn'],
  initial: 'draft',
  moves: {
    issue: { from: ['draft'], to: 'final' },
    withdraw: { from: ['draft'], to: 'withdrawn' },
  },
});

/** A line of an invoice. The key identifies what the line charges for, so that nothing is charged twice. */
export const invoiceLine = z.strictObject({
  kind: z.enum(['plan', 'change', 'matching']),
  /** Examples: `plan`, `change:2026-11-23:business`, `matching:14`. */
  key: line(60),
  plan: plan.nullable(),
  /** Business dates, both inclusive. */
  startsOn: date,
  endsOn: date,
  amountCents: cents,
});

export type InvoiceLine = z.output<typeof invoiceLine>;

/** A company's subscription, at most one. A company without one has the free plan. */
export const subscription = z.object({
  ...stamps,
  companyId: id,
  status: impersonal(z.enum(subscriptionFlow.states as [StateOf<typeof subscriptionFlow>])),
  statusSince: instant,
  /** The subscribed plan. While the subscription is suspended, the company's own `plan` is `open`. */
  plan: impersonal(plan),
  currency: impersonal(z.enum(planCurrencies)),
  /** Agreed monthly price; null for the list price. */
  agreedCents: impersonal(cents.nullable()),
  /** First invoiced day. */
  billedFrom: impersonal(date),
  /** The next plan; null if no change is planned. */
  nextPlan: impersonal(plan.nullable()),
  /** First day of the next plan; null if no change is planned. */
  nextOn: impersonal(date.nullable()),
  suspendedAt: instant.nullable(),
  /** Last day of the grace period that staff have granted; null if there is none. */
  graceUntil: impersonal(date.nullable()),
  /** Lines for the next invoice in addition to the plan. */
  carried: impersonal(z.array(invoiceLine).max(50, 'too_many')),
});

export type Subscription = z.output<typeof subscription>;

/** A calendar month, or its rest from the subscription's first day. */
export const subscriptionPeriod = z.object({
  ...stamps,
  subscriptionId: id,
  companyId: id,
  status: impersonal(z.enum(periodFlow.states as [StateOf<typeof periodFlow>])),
  statusSince: instant,
  plan: impersonal(plan),
  /** Business dates, both inclusive. */
  startsOn: impersonal(date),
  endsOn: impersonal(date),
  dueOn: impersonal(date),
  currency: impersonal(subscription.shape.currency),
  /** Price of the plan for a full month. */
  monthlyCents: impersonal(cents),
  /** Sum of all lines. */
  amountCents: impersonal(cents),
  lines: impersonal(z.array(invoiceLine).max(100, 'too_many')),
  /** The charge of the period; null for a draft, and null if no amount is to be paid. */
  chargeId: id.nullable(),
  /** Days from the due date to the last reminder; negative if the reminder was sent before the due date. */
  remindedDay: impersonal(z.int().nullable()),
});

export type SubscriptionPeriod = z.output<typeof subscriptionPeriod>;

const never = { create: noOne, update: noOne, remove: noOne } as const;

const subscriptionAccess = {
  ...never,
  read: anyOf<Actor, Subscription>(ofCompanyOwner, staff('finance', 'support')),
  moves: {
    activate: systemOnly,
    change: systemOnly,
    fallDue: systemOnly,
    recover: systemOnly,
    suspend: staff('finance'),
    lift: staff('finance'),
    end: systemOnly,
    cancel: staff('finance'),
  },
} as const;

export const periodAccess = {
  ...never,
  read: anyOf<Actor, SubscriptionPeriod>(ofCompanyOwner, staff('finance', 'support')),
  moves: { issue: staff('finance'), withdraw: staff('finance') },
} as const;

const readOnly = { create: [], update: [] } as const;

export const subscriptions = defineResource({
  name: 'subscriptions',
  schema: subscription,
  flow: subscriptionFlow,
  byPlatform: true,
  writable: readOnly,
  filters: { id: 'is', companyId: 'is', status: 'is', plan: 'is', createdAt: 'between' },
  sorts: ['id', 'status', 'plan', 'createdAt'],
  access: subscriptionAccess,
});

export const subscriptionPeriods = defineResource({
  name: 'subscription-periods',
  schema: subscriptionPeriod,
  flow: periodFlow,
  byPlatform: true,
  writable: readOnly,
  summed: { fields: ['amountCents'], without: ['withdrawn'] },
  filters: {
    id: 'is',
    subscriptionId: 'is',
    companyId: 'is',
    status: 'is',
    currency: 'is',
    startsOn: 'between',
    dueOn: 'between',
  },
  sorts: ['id', 'status', 'startsOn', 'dueOn', 'amountCents'],
  access: periodAccess,
});
