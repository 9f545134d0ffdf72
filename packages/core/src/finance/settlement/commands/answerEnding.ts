import { cents, refuse } from '../../../kit';
import { defineMove, demandName, paragraph } from '../../../people';
import { loadClientEmail } from '../../pay';
import { carryOut } from '../carryOut';
import { type Ending, loadEnding } from '../load';
import { payNotices } from '../payNotice';
import { decidedPrice, sumsOf } from '../price';
import { settlements } from '../resource';
import type { Settlement } from '../schema';

/** Why what was asked can no longer be carried out: the contract is over, or a payout of it is under way. */
const outdated = ({ contract, agreements }: Ending, { dues }: Settlement) =>
  contract?.status !== 'active' ||
  dues.length !== agreements.length ||
  dues.some(({ payoutId, instalmentId }, index) => {
    const one = agreements[index];
    // An instalment has its payout once it is paid.
    return instalmentId === undefined ? one?.payout.id !== payoutId : one?.instalment?.id !== instalmentId;
  });

/** The other side agrees: the hiring ends at the amounts that it was asked with. Refuses `ending_outdated`. */
export const acceptEnding = defineMove(settlements, 'accept', {
  notWhileImpersonating: true,
  fields: {},
  also: async (find, { contractId, payContractId }) => ({
    ...(await loadEnding(find, contractId)),
    known: await loadClientEmail(find, payContractId),
  }),
  decide({ row, also, actor, now }) {
    demandName(actor);
    if (outdated(also, row)) return refuse('ending_outdated');
    // What was unpaid may have been paid meanwhile.
    const { refundCents, waivedCents } = sumsOf(also.agreements, row.dues);
    return {
      patch: { refundCents, waivedCents },
      and: [...carryOut(also, row.dues, row.reason, now), ...payNotices(also.known, null, { now })],
    };
  },
});

/** The other side objects and says why; staff decide. */
export const disputeEnding = defineMove(settlements, 'dispute', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: (find, { payContractId }) => loadClientEmail(find, payContractId),
  decide({ also, actor, now }) {
    demandName(actor);
    return { and: payNotices(also, 'reviewEnding', { now }) };
  },
});

/** Who asked takes it back; the contract goes on. */
export const withdrawEnding = defineMove(settlements, 'withdraw', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { payContractId }) => loadClientEmail(find, payContractId),
  decide({ also, actor, now }) {
    demandName(actor);
    return { and: payNotices(also, 'keep', { now }) };
  },
});

/**
 * Staff decide what the creator is paid, up to the whole, and say why. Refuses `ending_outdated` and
 * `more_than_agreed` at `/creatorCents` (params `mostCents`, `currency`).
 */
export const decideEnding = defineMove(settlements, 'decide', {
  notWhileImpersonating: true,
  fields: { creatorCents: cents, comment: paragraph(1_000) },
  also: async (find, { contractId, payContractId }) => ({
    ...(await loadEnding(find, contractId)),
    known: await loadClientEmail(find, payContractId),
  }),
  decide({ row, also, input: { creatorCents, comment }, now }) {
    const { agreements } = also;
    if (also.contract?.status !== 'active' || agreements.length === 0) return refuse('ending_outdated');
    const mostCents = agreements.reduce((total, { payout }) => total + payout.grossCents, 0);
    if (creatorCents > mostCents) {
      return refuse('more_than_agreed', '/creatorCents', { mostCents, currency: row.currency });
    }
    const price = decidedPrice(agreements, creatorCents);
    return {
      patch: price,
      and: [...carryOut(also, price.dues, comment, now), ...payNotices(also.known, null, { now })],
    };
  },
});
