import { moveTo, update } from '../../kit';
import { companies, defineReaction } from '../../people';
import { charges } from '../payment';
import { subscriptions } from './subscription';

/** Everything overdue is paid: the subscription goes on, and gives again what it gives. */
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

/** A subscription whose charge is overdue is past due; what it gives stays until it is suspended. */
export const whenUnpaid = defineReaction(charges, 'fallDue', {
  async load(find, { purpose, companyId }) {
    if (purpose !== 'subscription') return [];
    await find.lockMany(companies, { id: companyId });
    return find.lockMany(subscriptions, { companyId, status: 'active' });
  },
  decide: ({ rows }) => rows.map(({ id }) => moveTo(subscriptions, id, 'fallDue')),
});
