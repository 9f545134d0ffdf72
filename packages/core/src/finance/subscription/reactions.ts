import { type Change, type Find, moveTo, update } from '../../kit';
import { type Actor, companies, defineReaction } from '../../people';
import { type Charge, charges } from '../payment';
import { subscriptions } from './subscription';

async function loadPastDue(find: Find<Actor>, { id, purpose, companyId }: Charge) {
  if (purpose !== 'subscription') return { found: [], others: false };
  await find.lockMany(companies, { id: companyId });
  const found = await find.lockMany(subscriptions, { companyId, status: 'past_due' });
  const overdue = await find.many(charges, { companyId, purpose: 'subscription', status: 'overdue' });
  return { found, others: overdue.some((charge) => charge.id !== id) };
}

const recoverChanges = ({ found, others }: Awaited<ReturnType<typeof loadPastDue>>): Change[] =>
  others
    ? []
    : found.flatMap(({ id, companyId, plan }) => [
        moveTo(subscriptions, id, 'recover', { patch: { suspendedAt: null, graceUntil: null } }),
        update(companies, companyId, { plan }),
      ]);

/** Reactivates the subscription and its benefits once all overdue charges are paid. */
export const recoverOnPayment = defineReaction(charges, 'settle', {
  load: loadPastDue,
  decide: ({ rows }) => recoverChanges(rows),
});

/** Reactivates the subscription and its benefits once the last overdue charge is cancelled. */
export const recoverOnCancellation = defineReaction(charges, 'cancel', {
  load: loadPastDue,
  decide: ({ rows }) => recoverChanges(rows),
});

/**
 * Marks a subscription as past due when its charge becomes overdue. The benefits of the plan continue until
 * the subscription is suspended.
 */
export const markPastDue = defineReaction(charges, 'fallDue', {
  async load(find, { purpose, companyId }) {
    if (purpose !== 'subscription') return [];
    await find.lockMany(companies, { id: companyId });
    return find.lockMany(subscriptions, { companyId, status: 'active' });
  },
  decide: ({ rows }) => rows.map(({ id }) => moveTo(subscriptions, id, 'fallDue')),
});
