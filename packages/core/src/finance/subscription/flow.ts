import { defineFlow } from '../../kit';

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
