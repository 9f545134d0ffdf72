import { businessDate } from '../../brazil';
import { post, refuse } from '../../kit';
import { date, defineMove, line, userIdOf } from '../../party';
import { payoutMade } from '../entries';
import { payouts } from '../resource';

/**
 * The second of the two people of finance: made the transfer, and keeps the bank's reference as its proof.
 * Refuses `not_prepared`, `second_person_needed`, `date_in_future`, `date_before_preparation`.
 */
export const releasePayout = defineMove(payouts, 'release', {
  notActingAs: true,
  fields: { proof: line(120), madeOn: date },
  also: async () => null,
  decide({ row, input: { proof, madeOn }, actor, now }) {
    const releasedById = userIdOf(actor);
    if (row.preparedById === null || row.preparedAt === null) return refuse('not_prepared');
    if (releasedById === null || releasedById === row.preparedById) return refuse('second_person_needed');
    if (madeOn > businessDate(now)) return refuse('date_in_future', '/madeOn');
    if (madeOn < businessDate(row.preparedAt)) return refuse('date_before_preparation', '/madeOn');
    return { patch: { releasedById, proof, madeOn }, and: [post(payoutMade(row))] };
  },
});
