import { z } from 'zod';
import { businessDate } from '../../brazil';
import { accept, moveTo, Problem, post, refuse, update } from '../../kit';
import { date, defineCommand, defineMove, id, line, userIdOf } from '../../party';
import { charges, refundMade } from '../../payment';
import { prepareRefundRule } from '../policy';
import { settlements } from '../resource';

/** The first of the two people of finance: the refund is right and may be made. Refuses `no_refund`, `already_prepared`. */
export const prepareRefund = defineCommand({
  name: 'settlements.prepareRefund',
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: settlementId, version }) {
    const row = await find.forUpdate(settlements, settlementId, prepareRefundRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return row;
  },
  decide({ rows: row, actor }) {
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (row.status !== 'agreed' || row.refundCents === 0) return refuse('no_refund');
    if (row.preparedById !== null) return refuse('already_prepared');
    return accept([update(settlements, row.id, { preparedById: actor.userId })], { id: row.id });
  },
});

/**
 * The second: made the transfer, and keeps the bank's reference. A charge that went back whole is refunded. Refuses
 * `not_prepared`, `second_person_needed`, `date_in_future`.
 */
export const releaseRefund = defineMove(settlements, 'release', {
  notWhileImpersonating: true,
  fields: { proof: line(120), refundedOn: date },
  also: (find, { contractId }) => find.lockMany(charges, { contractId, status: 'paid' }),
  decide({ row, also: paid, input: { proof, refundedOn }, actor, now }) {
    const releasedById = userIdOf(actor);
    if (row.preparedById === null) return refuse('not_prepared');
    if (releasedById === null || releasedById === row.preparedById) return refuse('second_person_needed');
    if (refundedOn > businessDate(now)) return refuse('date_in_future', '/refundedOn');
    const whole = row.creatorCents === 0 && row.feeCents === 0;
    return {
      patch: { releasedById, proof, refundedOn },
      and: [
        post(refundMade(row), refundedOn),
        ...(whole ? paid.map((charge) => moveTo(charges, charge.id, 'refund')) : []),
      ],
    };
  },
});
