import { businessDate, isCnpj, isCpf, nfseAccessKey } from '@elenco/brazil';
import { z } from 'zod';
import { contracts } from '../../../hiring';
import { accept, cents, emit, insert, refuse, update } from '../../../kit';
import { date, defineCommand, demandFile, id, ofCreator, payees } from '../../../people';
import { invoiceFlow } from '../flow';
import { gateChecks } from '../gate';
import { invoices, payouts } from '../resource';
import type { Invoice } from '../schema';

/** A CPF or CNPJ as typed, kept without mask. */
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
  /** Any day of the month of competence. */
  month: date.overwrite((day) => `${day.slice(0, 7)}-01`),
});

/**
 * A creator hands in the invoice for a payout, or another in its place as long as that waits for its answer. What
 * the gate finds wrong is kept and shown, and does not refuse it: a person of finance decides. Refuses
 * `payout_not_waiting`, `payee_missing`, `invoice_key_used` at `/key`, `invoice_file_used` and `unknown_file` at `/fileId`.
 */
export const submitInvoice = defineCommand({
  name: 'invoices.submit',
  rest: true,
  input,
  async load(find, { payoutId, fileId, key }) {
    const payout = await find.forUpdate(payouts, payoutId, ofCreator);
    const { sha256 } = await demandFile(find, fileId, payout.creatorId, '/fileId');
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
    // One paper pays once: this is no matter of judgement, and the database refuses it too.
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
