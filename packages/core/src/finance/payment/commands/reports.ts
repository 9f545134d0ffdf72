import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, refuse, update } from '../../../kit';
import { defineCommand, id, ofCompany } from '../../../people';
import { paymentReportedEvent, reportWithdrawnEvent } from '../events';
import { notReported } from '../received';
import { charges, paymentProofs } from '../resource';
import { charge, PROOFS_PER_CHARGE, paymentProof } from '../schema';
import { isOpen, payDayRefusal } from '../settlement';

const { reportedOn, reportedBy } = charge.shape;

/**
 * Reports the payment of an open charge, as a brand member, or corrects an earlier report. The charge stays
 * open: finance checks the bank account. Repeating the same report has no effect, and a file is stored once.
 * Refuses with `already_paid`, `charge_not_open`, `date_in_future` and `date_before_charge` at `/reportedOn`,
 * and `too_many_proofs`.
 */
export const reportPayment = defineCommand({
  name: 'charges.reportPayment',
  notWhileImpersonating: true,
  input: z.strictObject({
    id,
    reportedOn: reportedOn.unwrap(),
    reportedBy: reportedBy.unwrap(),
    /** The proof's file and the hash of its content; null without a proof. */
    proof: z.strictObject({ fileId: id, sha256: paymentProof.shape.sha256 }).nullable(),
  }),
  async load(find, { id: chargeId }) {
    const row = await find.forUpdate(charges, chargeId, ofCompany);
    return { row, sent: await find.lockMany(paymentProofs, { chargeId }) };
  },
  decide({ rows: { row, sent }, input: { proof, ...stated }, actor, now }) {
    const { id: chargeId, status, contractId, briefingId, companyId, creatorId } = row;
    if (status === 'paid') return refuse('already_paid');
    if (!isOpen(row)) return refuse('charge_not_open', '', { status });
    const badDay = payDayRefusal(row, stated.reportedOn, businessDate(now));
    if (badDay) return refuse(badDay, '/reportedOn');
    const isNew = proof !== null && sent.every(({ sha256 }) => sha256 !== proof.sha256);
    if (isNew && sent.length >= PROOFS_PER_CHARGE) return refuse('too_many_proofs', '/file');
    const isSame = row.reportedOn === stated.reportedOn && row.reportedBy === stated.reportedBy;
    if (isSame && !isNew) return accept([], { id: chargeId });
    const sentBy = 'name' in actor ? actor.name : '';
    const { reportedOn: on, reportedBy: by } = stated;
    const parties = { contractId, briefingId, companyId, creatorId };
    return accept(
      [
        update(charges, chargeId, { reportedAt: now, reportedOn: on, reportedBy: by }),
        ...(isNew
          ? [insert(paymentProofs, { ...parties, chargeId, ...proof, sentBy, shareLinkId: null })]
          : []),
        emit(paymentReportedEvent(row, sentBy, on)),
      ],
      { id: chargeId },
    );
  },
});

/**
 * Withdraws the report of a payment, as a brand member. The proofs of payment are kept. Refuses with
 * `already_paid`, `charge_not_open`.
 */
export const withdrawReport = defineCommand({
  name: 'charges.withdrawReport',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, { id: chargeId }) => find.forUpdate(charges, chargeId, ofCompany),
  decide({ rows: row }) {
    if (row.status === 'paid') return refuse('already_paid');
    if (!isOpen(row)) return refuse('charge_not_open', '', { status: row.status });
    if (row.reportedAt === null) return accept([], { id: row.id });
    return accept([update(charges, row.id, notReported), emit(reportWithdrawnEvent(row))], { id: row.id });
  },
});
