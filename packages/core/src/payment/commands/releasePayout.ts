import { businessDate } from '../../brazil';
import { post, refuse } from '../../kit';
import { date, defineMove, line, payees, userIdOf } from '../../party';
import { settings } from '../../setting';
import { payoutMade } from '../entries';
import { releasable } from '../releasable';
import { payouts } from '../resource';

/**
 * The second of the two people of finance: made the transfer, and keeps the bank's reference as its proof.
 * What went in a payment file was released then, by two people; that it was paid outside the file is recorded by another
 * person than who prepared it, and the bank's later rejection wins.
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
    const { releasedById } = row;
    if (row.status === 'sent' && userIdOf(actor) === row.preparedById) return refuse('second_person_needed');
    const released =
      row.status === 'sent' && releasedById !== null && row.preparedAt !== null
        ? { releasedById, preparedAt: row.preparedAt }
        : releasable(row, { payee, settings: also.settings, actor, now });
    if ('code' in released) return refuse(released.code, '', released.params);
    if (madeOn > businessDate(now)) return refuse('date_in_future', '/madeOn');
    if (madeOn < businessDate(released.preparedAt)) return refuse('date_before_preparation', '/madeOn');
    return {
      patch: { releasedById: released.releasedById, proof, madeOn, firstMadeOn: row.firstMadeOn ?? madeOn },
      and: [post(payoutMade(row), madeOn)],
    };
  },
});
