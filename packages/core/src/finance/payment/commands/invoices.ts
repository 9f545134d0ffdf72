import { businessDate } from '@elenco/brazil';
import { contracts, deliverables } from '../../../hiring';
import { moveTo, post, refuse } from '../../../kit';
import { defineMove, paragraph, payees, text } from '../../../people';
import { settings } from '../../../platform';
import { payoutOnAcceptance } from '../acceptance';
import { isEarned, sameAgreement } from '../agreement';
import { invoiceAccepted } from '../entries';
import { instalments } from '../instalment';
import { rulesOfTakers } from '../issRule';
import { charges, invoices, payouts } from '../resource';
import type { Charge, Invoice, Payout } from '../schema';

/**
 * Accepts a creator's invoice: computes taxes, sets the due date of the payout, and queues the payout for
 * release by two staff members. A comment is required if a check failed. Refuses with `content_not_verified`,
 * `charge_not_paid`, `payout_not_waiting`, `payee_missing`, `invoice_required`, `gate_not_passed`, and with
 * `payout_amount_changed` if the amount of the payout has changed since the document was submitted.
 */
export const acceptInvoice = defineMove(invoices, 'accept', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: text(1_000).default('') },
  also: async (find, row) => ({
    iss: await rulesOfTakers(find, [row.companyId]),
    // Locks all payouts of the creator: otherwise two invoices accepted concurrently could both count as the
    // first payment of a month.
    payouts: await find.lockMany(payouts, { creatorId: row.creatorId }),
    charges: await find.lockMany(charges, { contractId: row.contractId }),
    instalments: await find.many(instalments, { payoutId: row.payoutId }),
    contracts: await find.many(contracts, { id: row.contractId }),
    deliverables: await find.many(deliverables, { contractId: row.contractId }),
    payees: await find.many(payees, { creatorId: row.creatorId }),
    settings: await find.many(settings, { key: 'payout_days' }),
  }),
  decide({ row, also, input: { comment }, now }) {
    const payout = also.payouts.find((one) => one.id === row.payoutId);
    const [payee] = also.payees;
    if (!payout) return refuse('payout_not_waiting');
    const own = sameAgreement(payout);
    const [part] = also.instalments;
    const ended = also.contracts.some(({ status }) => status === 'cancelled');
    if (!isEarned(payout, { part, ended, work: also.deliverables })) return refuse('content_not_verified');
    const isOwn = (charge: Charge) => (part ? charge.id === part.chargeId : own(charge));
    if (!also.charges.some((charge) => isOwn(charge) && charge.status === 'paid')) {
      return refuse('charge_not_paid');
    }
    if (payout.status !== 'waiting_invoice') return refuse('payout_not_waiting');
    if (!payee) return refuse('payee_missing');
    // The payee has become a company after the receipt was confirmed, so an invoice is needed instead.
    if (row.fileId === null && payee.legalForm === 'company') return refuse('invoice_required');
    if (isOutdated(row, payout)) return refuse('payout_amount_changed');
    if (comment === '' && row.checks.some((check) => !check.passed))
      return refuse('gate_not_passed', '/comment');

    const sources = { ...also, ofCreators: also.payouts };
    const patch = payoutOnAcceptance(payout, payee, sources, businessDate(now));
    return {
      patch: { answer: comment },
      and: [
        // Posts the amount owed to the creator first, because processing a payout deducts repayments from
        // that amount.
        post(invoiceAccepted({ ...payout, ...patch })),
        moveTo(payouts, payout.id, 'process', { patch }),
      ],
    };
  },
});

/** True if a document states the amount that the payout had before an early end reduced it. */
const isOutdated = (
  { amountCents, checks }: Pick<Invoice, 'amountCents' | 'checks'>,
  { grossCents }: Pick<Payout, 'grossCents'>,
): boolean =>
  amountCents !== null &&
  amountCents !== grossCents &&
  checks.every(({ code, passed }) => code !== 'amount' || passed);

/** Refuses an invoice. The creator can submit another one. */
export const refuseInvoice = defineMove(invoices, 'refuse', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});
