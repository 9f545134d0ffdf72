import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { insert, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { acceptances, contracts, isInForce } from '../../contract';
import { amendments } from '../resource';

/**
 * The creator takes the renewal: what it adds to the contract and its money follows by itself. Refuses
 * `contract_not_in_force` when the contract has ended meanwhile, `renewal_over` once its last day has passed, and
 * `text_changed` at `/textHash`.
 */
export const acceptRenewal = defineMove(amendments, 'accept', {
  notWhileImpersonating: true,
  fields: {
    /** Of the text that the person had before the eyes. */
    textHash: z.string().length(64),
    ip: z.string(),
    userAgent: z.string(),
  },
  also: (find, { contractId }) => find.lockMany(contracts, { id: contractId }),
  decide({ row, also: [contract], input: { textHash, ip, userAgent }, actor, now }) {
    if (!('userId' in actor)) return refuse('not_a_party');
    if (!contract || !isInForce(contract)) return refuse('contract_not_in_force');
    if (row.endsOn < businessDate(now)) return refuse('renewal_over');
    if (textHash !== row.textHash) return refuse('text_changed', '/textHash');
    const { id: amendmentId, contractId, companyId, creatorId } = row;
    return {
      and: [
        insert(acceptances, {
          contractId,
          amendmentId,
          companyId,
          creatorId,
          side: 'creator',
          userId: actor.userId,
          name: actor.name,
          ip,
          userAgent,
          textHash,
        }),
      ],
    };
  },
});
