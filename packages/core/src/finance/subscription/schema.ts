import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { date, id, instant, line, plan, stamps } from '../../people';
import { planCurrencies } from '../../platform';
import { periodFlow, subscriptionFlow } from './flow';

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
  status: z.enum(subscriptionFlow.states as [StateOf<typeof subscriptionFlow>]),
  statusSince: instant,
  /** What is paid for; while it is suspended, the company itself is on `open`. */
  plan,
  currency: z.enum(planCurrencies),
  /** What a month costs by agreement; null goes by the list. */
  agreedCents: cents.nullable(),
  /** The first day that is invoiced. */
  billedFrom: date,
  /** The plan that follows, and the first day of it. */
  nextPlan: plan.nullable(),
  nextOn: date.nullable(),
  suspendedAt: instant.nullable(),
  /** Until this day staff let it go on although it is unpaid. */
  graceUntil: date.nullable(),
  /** What the next invoice has besides the plan. */
  carried: z.array(invoiceLine).max(50, 'too_many'),
});
export type Subscription = z.output<typeof subscription>;

/** A calendar month, or what was left of it on the first day. */
export const subscriptionPeriod = z.object({
  ...stamps,
  subscriptionId: id,
  companyId: id,
  status: z.enum(periodFlow.states as [StateOf<typeof periodFlow>]),
  statusSince: instant,
  plan,
  /** Business dates, both included. */
  startsOn: date,
  endsOn: date,
  dueOn: date,
  currency: subscription.shape.currency,
  /** What a whole month of the plan costs. */
  monthlyCents: cents,
  /** All lines together. */
  amountCents: cents,
  lines: z.array(invoiceLine).max(100, 'too_many'),
  /** Null while it is a draft, and where there is nothing to pay. */
  chargeId: id.nullable(),
  /** How many days after the due day the last reminder was meant for; before it below zero. */
  remindedDay: z.int().nullable(),
});
export type SubscriptionPeriod = z.output<typeof subscriptionPeriod>;
