import { businessDate } from '@elenco/brazil';
import { refuse, update } from '../../../kit';
import { companies, date, defineMove, paragraph } from '../../../people';
import { subscriptions } from '../resource';

const comment = paragraph(1_000);

/** What the plan gives rests at once. Refuses `already_suspended`. */
export const suspendSubscription = defineMove(subscriptions, 'suspend', {
  fields: { comment },
  also: async () => null,
  decide({ row, now }) {
    if (row.suspendedAt !== null) return refuse('already_suspended');
    return {
      patch: { suspendedAt: now, graceUntil: null },
      and: [update(companies, row.companyId, { plan: 'open' })],
    };
  },
});

/** Staff let it go on until a day, although it is unpaid. Refuses `not_in_future` at `/graceUntil`. */
export const liftSubscription = defineMove(subscriptions, 'lift', {
  fields: { comment, graceUntil: date },
  also: async () => null,
  decide({ row, input: { graceUntil }, now }) {
    if (graceUntil <= businessDate(now)) return refuse('not_in_future', '/graceUntil');
    return {
      patch: { suspendedAt: null, graceUntil },
      and: [update(companies, row.companyId, { plan: row.plan })],
    };
  },
});

/** It ends unpaid; what is owed stays owed. */
export const cancelSubscription = defineMove(subscriptions, 'cancel', {
  fields: { comment },
  also: async () => null,
  decide: ({ row }) => ({
    patch: { suspendedAt: null, graceUntil: null, nextPlan: null, nextOn: null },
    and: [update(companies, row.companyId, { plan: 'open' })],
  }),
});
