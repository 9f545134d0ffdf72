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
  nobody,
  ofCompanyOwner,
  plan,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { planCurrencies } from '../../platform';

/** What a company subscribes to (docs/spec/money.md#subscription). `open` is the plan without a price. */
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
    /** Back to the plan without a price, once the last paid period is over. */
    end: { from: ['active'], to: 'open' },
    /** Nobody paid. */
    cancel: { from: ['past_due'], to: 'cancelled', comment: 'required' },
  },
});

/** What a subscription owes for a stretch of days: drafted, looked through by staff, then charged. */
export const periodFlow = defineFlow({
  name: 'subscription-periods',
  states: ['draft', 'final', 'withdrawn'],
  initial: 'draft',
  moves: {
    issue: { from: ['draft'], to: 'final' },
    withdraw: { from: ['draft'], to: 'withdrawn' },
  },
});

/** One amount of an invoice. Its key says what it is for, so that nothing is asked for twice. */
export const invoiceLine = z.strictObject({
  kind: z.enum(['plan', 'change', 'matching']),
  /** `plan`, `change:2026-11-23:business`, `matching:14` */
  key: line(60),
  plan: plan.nullable(),
  /** Business dates, both included. */
  startsOn: date,
  endsOn: date,
  amountCents: cents,
});

export type InvoiceLine = z.output<typeof invoiceLine>;

/** One of each company at most. Without one a company is on the open plan. */
export const subscription = z.object({
  ...stamps,
  companyId: id,
  status: impersonal(z.enum(subscriptionFlow.states as [StateOf<typeof subscriptionFlow>])),
  statusSince: instant,
  /** What is paid for; while it is suspended, the company itself is on `open`. */
  plan: impersonal(plan),
  currency: impersonal(z.enum(planCurrencies)),
  /** What a month costs by agreement; null goes by the list. */
  agreedCents: impersonal(cents.nullable()),
  /** The first day that is invoiced. */
  billedFrom: impersonal(date),
  /** The plan that follows, and the first day of it. */
  nextPlan: impersonal(plan.nullable()),
  nextOn: impersonal(date.nullable()),
  suspendedAt: instant.nullable(),
  /** Until this day staff let it go on although it is unpaid. */
  graceUntil: impersonal(date.nullable()),
  /** What the next invoice has besides the plan. */
  carried: impersonal(z.array(invoiceLine).max(50, 'too_many')),
});

export type Subscription = z.output<typeof subscription>;

/** A calendar month, or what was left of it on the first day. */
export const subscriptionPeriod = z.object({
  ...stamps,
  subscriptionId: id,
  companyId: id,
  status: impersonal(z.enum(periodFlow.states as [StateOf<typeof periodFlow>])),
  statusSince: instant,
  plan: impersonal(plan),
  /** Business dates, both included. */
  startsOn: impersonal(date),
  endsOn: impersonal(date),
  dueOn: impersonal(date),
  currency: impersonal(subscription.shape.currency),
  /** What a whole month of the plan costs. */
  monthlyCents: impersonal(cents),
  /** All lines together. */
  amountCents: impersonal(cents),
  lines: impersonal(z.array(invoiceLine).max(100, 'too_many')),
  /** Null while it is a draft, and where there is nothing to pay. */
  chargeId: id.nullable(),
  /** How many days after the due day the last reminder was meant for; before it below zero. */
  remindedDay: impersonal(z.int().nullable()),
});

export type SubscriptionPeriod = z.output<typeof subscriptionPeriod>;

const never = { create: nobody, update: nobody, remove: nobody } as const;

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
  filters: {
    id: 'is',
    subscriptionId: 'is',
    companyId: 'is',
    status: 'is',
    startsOn: 'between',
    dueOn: 'between',
  },
  sorts: ['id', 'status', 'startsOn', 'dueOn', 'amountCents'],
  access: periodAccess,
});
