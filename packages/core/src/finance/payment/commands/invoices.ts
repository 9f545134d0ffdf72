import { businessDate, dueOn as dueAfter } from '@elenco/brazil';
import { contracts, deliverables } from '../../../hiring';
import { moveTo, post, refuse } from '../../../kit';
import { defineMove, paragraph, payees, text } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { isEarned, sameAgreement } from '../agreement';
import { invoiceAccepted } from '../entries';
import { instalments } from '../instalment';
import { rulesOfTakers } from '../issRule';
import { charges, invoices, payouts } from '../resource';
import type { Charge, Invoice, Payout } from '../schema';
import { taxesExpected } from '../taxes';

/**
 * Accepts a creator's invoice: computes taxes, sets the due date of the payout and queues it for release by
 * two staff members. With a failed check, a comment is required. Refuses `content_not_verified`,
 * `charge_not_paid`, `payout_not_waiting`, `payee_missing`, `invoice_required`, `gate_not_passed`. Refuses
 * `payout_amount_changed` if the payout had another amount when the document was submitted.
 */
export const acceptInvoice = defineMove(invoices, 'accept', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: { comment: text(1_000).default('') },
  also: async (find, row) => ({
    iss: await rulesOfTakers(find, [row.companyId]),
    // Locks all payouts of the creator: otherwise two invoices accepted at once could both count as the first
    // of a month.
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
    // The payee has become a company since the receipt was confirmed.
    if (row.fileId === null && payee.legalForm === 'company') return refuse('invoice_required');
    if (isOutdated(row, payout)) return refuse('payout_amount_changed');
    if (comment === '' && row.checks.some((check) => !check.passed))
      return refuse('gate_not_passed', '/comment');

    const today = businessDate(now);
    const dueOn = dueAfter(today, settingOn(also.settings, 'payout_days', today));
    const { legalForm } = payee;
    const net = taxesExpected(payout, dueOn, { ...also, ofCreators: also.payouts });
    return {
      patch: { answer: comment },
      and: [
        // Posts what is owed first, because processing a payout deducts repayments from it.
        post(invoiceAccepted({ ...payout, ...net })),
        moveTo(payouts, payout.id, 'process', { patch: { ...net, legalForm, dueOn } }),
      ],
    };
  },
});

/** True if a document states the amount that its payout had before an early end reduced it. */
const isOutdated = (
  { amountCents, checks }: Pick<Invoice, 'amountCents' | 'checks'>,
  { grossCents }: Pick<Payout, 'grossCents'>,
): boolean =>
  amountCents !== null &&
  amountCents !== grossCents &&
  checks.every(({ code, passed }) => code !== 'amount' || passed);

/** Refuses an invoice; the creator may submit another one. */
export const refuseInvoice = defineMove(invoices, 'refuse', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});
