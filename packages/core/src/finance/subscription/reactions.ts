import { moveTo, update } from '../../kit';
import { companies, defineReaction } from '../../people';
import { charges } from '../payment';
import { subscriptions } from './subscription';

/** Reactivates the subscription and its benefits once all overdue charges are paid. */
export const whenPaid = defineReaction(charges, 'settle', {
  async load(find, { id, purpose, companyId }) {
    if (purpose !== 'subscription') return { found: [], others: false };
    await find.lockMany(companies, { id: companyId });
    const found = await find.lockMany(subscriptions, { companyId, status: 'past_due' });
    const overdue = await find.many(charges, { companyId, purpose: 'subscription', status: 'overdue' });
    return { found, others: overdue.some((charge) => charge.id !== id) };
  },
  decide: ({ rows: { found, others } }) =>
    others
      ? []
      : found.flatMap(({ id, companyId, plan }) => [
          moveTo(subscriptions, id, 'recover', { patch: { suspendedAt: null, graceUntil: null } }),
          update(companies, companyId, { plan }),
        ]),
});

/** Marks the subscription as past due when its charge is overdue; benefits stay until suspension. */
export const whenUnpaid = defineReaction(charges, 'fallDue', {
  async load(find, { purpose, companyId }) {
    if (purpose !== 'subscription') return [];
    await find.lockMany(companies, { id: companyId });
    return find.lockMany(subscriptions, { companyId, status: 'active' });
  },
  decide: ({ rows }) => rows.map(({ id }) => moveTo(subscriptions, id, 'fallDue')),
});
