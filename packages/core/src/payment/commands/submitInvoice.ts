import { z } from 'zod';
import { businessDate, isCnpj, isCpf, nfseAccessKey } from '../../brazil';
import { contracts } from '../../contract';
import { accept, cents, insert, refuse } from '../../kit';
import { date, defineCommand, demandFile, id, ofCreator, payees } from '../../party';
import { invoiceFlow } from '../flow';
import { gateChecks } from '../gate';
import { invoices, payouts } from '../resource';

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
 * A creator hands in the invoice for a payout. What the gate finds wrong is kept and shown, and does not
 * refuse it: a person of finance decides. Refuses `payout_not_waiting`, `invoice_waiting`, `payee_missing`,
 * `invoice_key_used` at `/key`, and `unknown_file` at `/fileId`.
 */
export const submitInvoice = defineCommand({
  name: 'invoices.submit',
  input,
  async load(find, { payoutId, fileId, key }) {
    const payout = await find.own(payouts, payoutId, ofCreator);
    await demandFile(find, fileId, payout.creatorId, '/fileId');
    return {
      payout,
      contracts: await find.see(contracts, { id: payout.contractId }),
      payees: await find.see(payees, { creatorId: payout.creatorId }),
      handedIn: await find.lock(invoices, { payoutId }),
      sameFile: await find.see(invoices, { fileId }),
      sameKey: key === null ? [] : await find.see(invoices, { key }),
    };
  },
  decide({ rows, input: given, now }) {
    const { payout } = rows;
    const [payee] = rows.payees;
    const [contract] = rows.contracts;
    if (payout.status !== 'waiting_invoice')
      return refuse('payout_not_waiting', '', { status: payout.status });
    if (rows.handedIn.some((row) => row.status !== 'refused')) return refuse('invoice_waiting');
    if (!payee || !contract) return refuse('payee_missing');
    // One NFS-e pays once: this is no matter of judgement, and the database refuses it too.
    if (rows.sameKey.some((row) => row.status !== 'refused')) return refuse('invoice_key_used', '/key');
    const today = businessDate(now);
    const checks = gateChecks({
      invoice: given,
      payee,
      grossCents: payout.grossCents,
      currency: payout.currency,
      approvedOn: contract.approvedOn,
      today,
      others: rows.sameFile,
    });
    const { contractId, briefingId, companyId, creatorId } = payout;
    const parties = { contractId, briefingId, companyId, creatorId };
    const row = { ...parties, ...given, status: invoiceFlow.initial, statusSince: now, checks, answer: '' };
    return accept([insert(invoices, row)], { passed: checks.every((check) => check.passed), checks });
  },
});
