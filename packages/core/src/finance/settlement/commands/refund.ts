import { z } from 'zod';
import { accept, moveTo, Problem, refuse, update } from '../../../kit';
import { date, defineCommand, defineMove, id, lineOrEmpty } from '../../../people';
import { loadClientEmail } from '../../pay';
import { charges, instalments, paidForEach, payouts } from '../../payment';
import { payNotices } from '../payNotice';
import { prepareRefundRule } from '../policy';
import { settlements } from '../resource';
import { loadPaid, sentBack } from '../wayBack';

/** The first of the two people of finance: the refund is right and may be made. Refuses `no_refund`, `already_prepared`. */
export const prepareRefund = defineCommand({
  name: 'settlements.prepareRefund',
  rest: true,
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
 * The second: made the transfer, and keeps the bank's reference. What was paid by card the product sends back to the card
 * itself; where that is all of it, there is no reference. A charge that went back whole is refunded. Refuses `not_prepared`,
 * `second_person_needed`, `date_in_future`, `required` at `/proof`, `objection_open` while the company's bank decides whether it
 * takes a payment back.
 */
export const releaseRefund = defineMove(settlements, 'release', {
  notWhileImpersonating: true,
  fields: { proof: lineOrEmpty(120), refundedOn: date },
  also: async (find, { contractId, payContractId, dues }) => {
    const { paid, onCards } = await loadPaid(find, contractId);
    const ended = dues.flatMap(({ instalmentId }) => instalmentId ?? []);
    const parts = await find.many(instalments, { id: ended });
    // What the client of an Elenco Pay contract had approved stays paid.
    const ofEnding = (chargeId: number) =>
      payContractId === null || parts.some((part) => part.chargeId === chargeId);
    const its = await find.many(payouts, {
      id: [...dues, ...parts].flatMap(({ payoutId }) => payoutId ?? []),
    });
    const owed = (await paidForEach(find, its)).flatMap(({ charge, part, chargeIds }, index) => {
      const due = dues.find((one) => (part ? one.instalmentId === part.id : one.payoutId === its[index]?.id));
      return charge && due
        ? [{ chargeIds, cents: charge.amountCents - due.creatorCents - due.feeCents }]
        : [];
    });
    return {
      paid: paid.filter(({ id }) => ofEnding(id)),
      onCards: onCards.filter(({ chargeId }) => ofEnding(chargeId)),
      owed,
      known: await loadClientEmail(find, payContractId),
    };
  },
  decide({ row, also: { paid, onCards, owed, known }, input, actor, now }) {
    const sent = sentBack(row, { onCards, owed }, input, { actor, now });
    if ('code' in sent) return refuse(sent.code, sent.pointer);
    const whole = row.creatorCents === 0 && row.feeCents === 0;
    return {
      patch: sent.patch,
      and: [
        ...sent.and,
        ...(whole ? paid.map((charge) => moveTo(charges, charge.id, 'refund')) : []),
        ...payNotices(known, 'refundEnding', { now }),
      ],
    };
  },
});
