import { businessDate } from '../../brazil';
import { post, refuse } from '../../kit';
import { date, defineMove, line, payees, userIdOf } from '../../party';
import { settings } from '../../setting';
import { payoutMade } from '../entries';
import { payeeRestsUntil } from '../payeeRest';
import { payouts } from '../resource';

/**
 * The second of the two people of finance: made the transfer, and keeps the bank's reference as its proof.
 * Refuses `not_prepared`, `second_person_needed`, `payee_changed` since it was prepared, `payee_resting` with the
 * instant `from` which it may be, `date_in_future`, `date_before_preparation`.
 */
export const releasePayout = defineMove(payouts, 'release', {
  notWhileImpersonating: true,
  fields: { proof: line(120), madeOn: date },
  also: async (find, { creatorId }) => ({
    payees: await find.lockMany(payees, { creatorId }),
    settings: await find.many(settings, { key: 'payee_rest_hours' }),
  }),
  decide({ row, also, input: { proof, madeOn }, actor, now }) {
    const [payee] = also.payees;
    const releasedById = userIdOf(actor);
    if (row.preparedById === null || row.preparedAt === null) return refuse('not_prepared');
    if (releasedById === null || releasedById === row.preparedById) return refuse('second_person_needed');
    if (!payee || payee.version !== row.preparedPayeeVersion) return refuse('payee_changed');
    const from = payeeRestsUntil(payee, also.settings);
    if (from !== null && now < from) return refuse('payee_resting', '', { from });
    if (madeOn > businessDate(now)) return refuse('date_in_future', '/madeOn');
    if (madeOn < businessDate(row.preparedAt)) return refuse('date_before_preparation', '/madeOn');
    return { patch: { releasedById, proof, madeOn }, and: [post(payoutMade(row), madeOn)] };
  },
});
