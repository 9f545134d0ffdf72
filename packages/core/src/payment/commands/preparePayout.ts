import { z } from 'zod';
import { accept, emit, Problem, refuse, update } from '../../kit';
import { defineCommand, id } from '../../party';
import { prepareRule } from '../policy';
import { payouts } from '../resource';

/**
 * The first of the two people of finance: says that the transfer is right and may be made.
 * Refuses `payout_not_processing` and `already_prepared`.
 */
export const preparePayout = defineCommand({
  name: 'payouts.prepare',
  notActingAs: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, { id: payoutId, version }) {
    const payout = await find.own(payouts, payoutId, prepareRule);
    if (version !== undefined && version !== payout.version) throw new Problem('stale');
    return payout;
  },
  decide({ rows: payout, actor, now }) {
    if (!('userId' in actor)) return refuse('second_person_needed');
    if (payout.status !== 'processing') return refuse('payout_not_processing', '', { status: payout.status });
    if (payout.preparedById !== null) return refuse('already_prepared');
    const { id: payoutId, companyId, creatorId, briefingId } = payout;
    return accept(
      [
        update(payouts, payoutId, { preparedById: actor.userId, preparedAt: now }),
        emit({
          kind: 'payouts.prepare',
          resource: payouts.name,
          rowId: payoutId,
          companyId,
          creatorId,
          briefingId,
        }),
      ],
      { id: payoutId },
    );
  },
});
