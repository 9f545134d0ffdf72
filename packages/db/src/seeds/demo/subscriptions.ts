import { addDays } from '@elenco/brazil';
import {
  type Actor,
  advanceSubscription,
  changePlan,
  charges,
  choosePlan,
  issuePeriod,
  liftSubscription,
  markOverdue,
  settleCharge,
  subscriptionPeriods,
  subscriptions,
  withdrawPeriod,
} from '@elenco/core';
import type { Database } from '../../database';
import type { DemoClock } from './clock';

/** Days of the month on which something happens to a subscription. */
const EVENTFUL = ['01', '06', '09', '20', '24', '30'];
const product: Actor = { role: 'system' };

/**
 * Payment behavior of a company: pays on time, was late recently, never pays, has left for the Open plan, or
 * is about to leave.
 */
type Habit = 'pays' | 'late' | 'never' | 'left' | 'leaves';

export interface Subscriber {
  readonly owner: Actor;
  readonly habit: Habit;
}

/**
 * Carries out the months of the companies' subscriptions, from the start of the subscriptions `days` ago to
 * the last day of the demo data.
 */
export async function seedSubscriptions(
  database: Database,
  finance: Actor,
  companies: readonly Subscriber[],
  { clock, days }: { readonly clock: DemoClock; readonly days: number },
): Promise<void> {
  const { today } = clock;
  const covered = Array.from({ length: days + 1 }, (_, n) => addDays(today, n - days));
  for (const { owner, habit } of companies) {
    if (owner.role !== 'company') throw new Error('expected a company actor');
    const { companyId } = owner;
    const of = { companyId };
    for (const day of covered.filter((one) => one === today || EVENTFUL.includes(one.slice(-2)))) {
      const by = (actor: Actor) => ({ actor, now: clock.startOf(day) });
      await database.perform(markOverdue, {}, by(product));
      await database.perform(advanceSubscription, of, by(product));
      const drafts = await database.see(subscriptionPeriods, finance, { ...of, status: 'draft' });
      for (const draft of drafts.filter(({ startsOn }) => addDays(startsOn, -8) <= day)) {
        await database.perform(issuePeriod, { id: draft.id }, by(finance));
      }
      const owed = await database.see(charges, finance, {
        ...of,
        purpose: 'subscription',
        status: ['open', 'overdue'],
      });
      const paid = owed.filter(
        ({ dueOn }) =>
          dueOn <= day && habit !== 'never' && (habit !== 'late' || dueOn <= addDays(today, -40)),
      );
      for (const charge of paid) {
        const input = {
          id: charge.id,
          paidOn: charge.dueOn,
          paidBy: 'pix' as const,
          amountCents: charge.amountCents,
        };
        await database.perform(settleCharge, input, by(finance));
      }
      const [subscription] = await database.see(subscriptions, finance, of);
      if (habit === 'late' && subscription?.status === 'past_due' && subscription.graceUntil === null) {
        const input = {
          id: subscription.id,
          graceUntil: addDays(today, 20),
          comment: 'O financeiro da marca pediu prazo até o fim do mês.',
        };
        await database.perform(liftSubscription, input, by(finance));
      }
    }
    const now = clock.startOf(today);
    if (habit === 'left')
      await database.perform(changePlan, { id: companyId, plan: 'open' }, { actor: finance, now });
    if (habit === 'leaves') await leave(database, finance, owner, now);
  }
}

/** Schedules a brand's return to the Open plan. This also withdraws a pending draft period. */
async function leave(database: Database, finance: Actor, owner: Actor, now: string): Promise<void> {
  if (owner.role !== 'company') return;
  const drafts = await database.see(subscriptionPeriods, finance, {
    companyId: owner.companyId,
    status: 'draft',
  });
  for (const { id } of drafts) await database.perform(withdrawPeriod, { id }, { actor: finance, now });
  const input = { plan: 'open', amountCents: 0, monthlyCents: 0 } as const;
  await database.perform(choosePlan, input, { actor: owner, now });
}
