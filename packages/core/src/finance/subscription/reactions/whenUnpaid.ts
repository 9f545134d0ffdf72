import { moveTo } from '../../../kit';
import { companies, defineReaction } from '../../../people';
import { charges } from '../../payment';
import { subscriptions } from '../resource';

/** A subscription whose charge is overdue is past due; what it gives stays until it is suspended. */
export const whenUnpaid = defineReaction(charges, 'fallDue', {
  async load(find, { purpose, companyId }) {
    if (purpose !== 'subscription') return [];
    await find.lockMany(companies, { id: companyId });
    return find.lockMany(subscriptions, { companyId, status: 'active' });
  },
  decide: ({ rows }) => rows.map(({ id }) => moveTo(subscriptions, id, 'fallDue')),
});
