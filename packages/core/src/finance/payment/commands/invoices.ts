import { businessDate, dueOn as dueAfter, isCnpj, isCpf, nfseAccessKey } from '@elenco/brazil';
import { z } from 'zod';
import { contracts, deliverables } from '../../../hiring';
import { accept, cents, emit, insert, moveTo, post, refuse, update } from '../../../kit';
import {
  date,
  defineCommand,
  defineMove,
  id,
  ofCreator,
  paragraph,
  payees,
  requireFile,
  text,
} from '../../../people';
import { settingOn, settings } from '../../../platform';
import { isEarned, sameAgreement } from '../agreement';
import { invoiceAccepted } from '../entries';
import { invoiceFlow } from '../flow';
import { gateChecks } from '../gate';
import { instalments } from '../instalment';
import { rulesOfTakers } from '../issRule';
import { charges, invoices, payouts } from '../resource';
import type { Charge, Invoice } from '../schema';
import { taxesExpected } from '../taxes';

/**
 * Accepts a creator's invoice: computes taxes, sets the due date of the payout and queues it for release by
 * two users. Accepting despite a failed check requires a comment.
 * Refuses `content_not_verified`, `charge_not_paid`, `payout_not_waiting`, `payee_missing`,
 * `gate_not_passed`.
 */
export const acceptInvoice = defineMove(invoices, 'accept', {
  notWhileImpersonating: true,
  fields: { comment: text(1_000).default('') },
  also: async (find, row) => ({
    iss: await rulesOfTakers(find, [row.companyId]),
    // Locks all payouts of the creator, so that two concurrent acceptances cannot both count as the first of
    // a month.
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
        // Posts the debt first: processing deducts repayments from it at once.
        post(invoiceAccepted({ ...payout, ...net })),
        moveTo(payouts, payout.id, 'process', { patch: { ...net, legalForm, dueOn } }),
      ],
    };
  },
});

/** Refuses an invoice; the creator may submit another. */
export const refuseInvoice = defineMove(invoices, 'refuse', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});

/** A CPF or CNPJ as typed, stored without mask. */
const taxId = z
  .string()
  .overwrite((text) => text.replace(/[.\-/\s]/g, '').toUpperCase())
  .refine((text) => isCpf(text) || isCnpj(text), 'invalid_tax_id');

const input = z.strictObject({
  payoutId: id,
  fileId: id,
  /** Access key of the NFS-e; null for an individual's receipt. */
  key: nfseAccessKey.nullable(),
  issuerTaxId: taxId,
  takerTaxId: taxId,
  amountCents: cents.min(1, 'required'),
  /** Any day of the month of service. */
  month: date.overwrite((day) => `${day.slice(0, 7)}-01`),
});

/**
 * Submits the invoice for a payout, or replaces one that is pending. Failed checks are stored and shown but
 * do not refuse it: finance decides.
 * Refuses `payout_not_waiting`, `payee_missing`, `invoice_key_used` at `/key`, `invoice_file_used` and
 * `unknown_file` at `/fileId`.
 */
export const submitInvoice = defineCommand({
  name: 'invoices.submit',
  rest: true,
  input,
  async load(find, { payoutId, fileId, key }) {
    const payout = await find.forUpdate(payouts, payoutId, ofCreator);
    const { sha256 } = await requireFile(find, fileId, payout.creatorId, '/fileId');
    return {
      payout,
      sha256,
      contracts: await find.many(contracts, { id: payout.contractId }),
      payees: await find.many(payees, { creatorId: payout.creatorId }),
      handedIn: await find.lockMany(invoices, { payoutId }),
      sameFile: await find.many(invoices, { sha256 }),
      sameKey: key === null ? [] : await find.many(invoices, { key }),
    };
  },
  decide({ rows, input: given, now }) {
    const { payout } = rows;
    const [payee] = rows.payees;
    const [contract] = rows.contracts;
    if (payout.status !== 'waiting_invoice')
      return refuse('payout_not_waiting', '', { status: payout.status });
    if (!payee || !contract) return refuse('payee_missing');
    const waiting = rows.handedIn.find((row) => row.status === 'submitted');
    const isAnother = (row: Invoice) => row.status !== 'refused' && row.id !== waiting?.id;
    // Each invoice is paid once. Finance cannot override this; the database enforces it too.
    if (rows.sameKey.some(isAnother)) return refuse('invoice_key_used', '/key');
    if (rows.sameFile.some(isAnother)) return refuse('invoice_file_used', '/fileId');
    const today = businessDate(now);
    const checks = gateChecks({
      invoice: given,
      payee,
      grossCents: payout.grossCents,
      currency: payout.currency,
      approvedOn: contract.approvedOn,
      today,
    });
    const { contractId, briefingId, companyId, creatorId } = payout;
    const parties = { contractId, briefingId, companyId, creatorId };
    const paper = { ...given, currency: payout.currency, sha256: rows.sha256, checks };
    const reply = { passed: checks.every((check) => check.passed), checks };
    if (waiting) {
      const reported = { kind: 'invoices.replace', resource: invoices.name, rowId: waiting.id };
      return accept(
        [
          update(invoices, waiting.id, { ...paper, statusSince: now }),
          emit({ ...reported, companyId, creatorId, briefingId }),
        ],
        reply,
      );
    }
    const row = { ...parties, ...paper, status: invoiceFlow.initial, statusSince: now, answer: '' };
    return accept([insert(invoices, row)], reply);
  },
});
