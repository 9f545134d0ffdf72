import { businessDate, dueOn as dueAfter } from '@elenco/brazil';
import { contracts, deliverables } from '../../../hiring';
import { moveTo, post, refuse } from '../../../kit';
import { defineMove, payees, text } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { isEarned, sameAgreement } from '../agreement';
import { invoiceAccepted } from '../entries';
import { instalments } from '../instalment';
import { rulesOfTakers } from '../issRule';
import { charges, invoices, payouts } from '../resource';
import type { Charge } from '../schema';
import { taxesExpected } from '../taxes';

/**
 * Finance accepts a creator's invoice: taxes are computed, the payout gets its due date and waits for two
 * people. A failed check of the gate needs a word on why it is accepted all the same.
 * Refuses `content_not_verified`, `charge_not_paid`, `payout_not_waiting`, `payee_missing`, `gate_not_passed`.
 */
export const acceptInvoice = defineMove(invoices, 'accept', {
  notWhileImpersonating: true,
  fields: { comment: text(1_000).default('') },
  also: async (find, row) => ({
    iss: await rulesOfTakers(find, [row.companyId]),
    // All of the creator's, so that two invoices accepted at once cannot both be the month's first.
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
    if (comment === '' && row.checks.some((check) => !check.passed))
      return refuse('gate_not_passed', '/comment');

    const today = businessDate(now);
    const dueOn = dueAfter(today, settingOn(also.settings, 'payout_days', today));
    const { legalForm } = payee;
    const net = taxesExpected(payout, dueOn, { ...also, ofCreators: also.payouts });
    return {
      patch: { answer: comment },
      and: [
        // Owed first: what the creator pays back is taken from it as soon as it is processed.
        post(invoiceAccepted({ ...payout, ...net })),
        moveTo(payouts, payout.id, 'process', { patch: { ...net, legalForm, dueOn } }),
      ],
    };
  },
});
