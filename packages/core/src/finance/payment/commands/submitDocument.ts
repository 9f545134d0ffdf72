import { businessDate, withoutText } from '@elenco/brazil';
import { z } from 'zod';
import { contracts } from '../../../hiring';
import { accept, cents, emit, type Find, insert, refuse, update } from '../../../kit';
import {
  type Actor,
  brand,
  defineCommand,
  id,
  ofCreator,
  type Payee,
  payees,
  requireFile,
} from '../../../people';
import { invoiceFlow } from '../flow';
import { checkInvoiceDocument, type InvoiceValues } from '../gate';
import { invoices, payouts } from '../resource';
import type { GateCheck, Invoice, Payout } from '../schema';

async function loadPayout(find: Find<Actor>, payoutId: number) {
  const payout = await find.forUpdate(payouts, payoutId, ofCreator);
  return {
    payout,
    payees: await find.many(payees, { creatorId: payout.creatorId }),
    handedIn: await find.lockMany(invoices, { payoutId }),
  };
}

interface Rows {
  readonly payout: Payout;
  readonly payees: readonly Payee[];
  readonly handedIn: readonly Invoice[];
}

/**
 * Returns the payee and the pending document that a new one replaces, or the refusal if no document can be
 * submitted.
 */
function submissionState({ payout, payees: [payee], handedIn }: Rows) {
  if (payout.status !== 'waiting_invoice') {
    return { ready: false, refusal: refuse('payout_not_waiting', '', { status: payout.status }) } as const;
  }
  if (!payee) return { ready: false, refusal: refuse('payee_missing') } as const;
  return { ready: true, payee, waiting: handedIn.find((row) => row.status === 'submitted') } as const;
}

type Content = InvoiceValues & Pick<Invoice, 'fileId' | 'sha256' | 'checks'>;

/** Stores a document, or replaces the pending one with it. */
function storeDocument(payout: Payout, waiting: Invoice | undefined, content: Content, now: string) {
  const { id: payoutId, contractId, briefingId, companyId, creatorId, currency } = payout;
  const paper = { ...content, currency };
  if (waiting) {
    const reported = { kind: 'invoices.replace', resource: invoices.name, rowId: waiting.id };
    return [
      update(invoices, waiting.id, { ...paper, statusSince: now }),
      emit({ ...reported, companyId, creatorId, briefingId }),
    ];
  }
  const parties = { payoutId, contractId, briefingId, companyId, creatorId };
  return [
    insert(invoices, { ...parties, ...paper, status: invoiceFlow.initial, statusSince: now, answer: '' }),
  ];
}

/**
 * Submits a company's invoice for a payout, or replaces a pending one. Checks the content of the file. Failed
 * checks are stored and shown, but do not refuse the invoice: finance decides. Refuses with
 * `payout_not_waiting`, `payee_missing`, `receipt_by_platform` for an individual, `invoice_key_used`,
 * `invoice_file_used`, and `unknown_file` at `/fileId`.
 */
export const submitInvoice = defineCommand({
  name: 'invoices.submit',
  rest: 'Submits the invoice of a company, checked by the content of its file',
  input: z.strictObject({ payoutId: id, fileId: id }),
  async load(find, { payoutId, fileId }, { now }) {
    const rows = await loadPayout(find, payoutId);
    const { payout } = rows;
    const { sha256, reading } = await requireFile(find, fileId, payout.creatorId, '/fileId');
    const { keys, municipalNumber } = reading ?? withoutText;
    const [contract] = await find.many(contracts, { id: payout.contractId });
    return {
      ...rows,
      sha256,
      reading: reading ?? withoutText,
      contract,
      /** Exchange rates of the days on which the creator may have converted the amount to reais. */
      rates:
        contract && payout.currency !== 'BRL'
          ? await find.rates(payout.currency, { from: contract.approvedOn, to: businessDate(now) })
          : [],
      sameFile: await find.many(invoices, { sha256 }),
      sameKey: keys.length === 0 ? [] : await find.many(invoices, { key: keys }),
      sameNumber: municipalNumber === null ? [] : await find.many(invoices, { municipalNumber }),
    };
  },
  decide({ rows, input: { fileId }, now }) {
    const { payout, reading, sha256 } = rows;
    const state = submissionState(rows);
    if (!state.ready) return state.refusal;
    const { payee, waiting } = state;
    if (payee.legalForm === 'individual') return refuse('receipt_by_platform');
    const { contract } = rows;
    if (!contract) return refuse('payee_missing');
    const { checks, paper } = checkInvoiceDocument({
      reading,
      payee,
      grossCents: payout.grossCents,
      currency: payout.currency,
      rates: rows.rates,
      approvedOn: contract.approvedOn,
      today: businessDate(now),
    });
    // The same invoice cannot be used for two payouts. Finance cannot override this, and the database
    // enforces it too.
    const isAnother = (row: Invoice) => row.status !== 'refused' && row.id !== waiting?.id;
    const isSame = (row: Invoice) =>
      (paper.key !== null && row.key === paper.key) ||
      (paper.municipalNumber !== null &&
        paper.issuerTaxId !== null &&
        row.municipalNumber === paper.municipalNumber &&
        row.issuerTaxId === paper.issuerTaxId);
    if (rows.sameFile.some(isAnother)) return refuse('invoice_file_used', '/fileId');
    if ([...rows.sameKey, ...rows.sameNumber].some((row) => isAnother(row) && isSame(row))) {
      return refuse('invoice_key_used', '/fileId');
    }
    const content = { ...paper, fileId, sha256, checks };
    const reply = { passed: checks.every(({ passed }) => passed), checks };
    return accept(storeDocument(payout, waiting, content, now), reply);
  },
});

/**
 * Confirms the receipt (RPA) that the platform writes for an individual, who uploads no file. Payer, payee
 * and gross amount come from the payout. The RPA gets its number when the payout is paid. Refuses with
 * `payout_not_waiting`, `payee_missing`, `invoice_required` for a company, and `amount_changed` if the
 * creator saw a different amount.
 */
export const confirmReceipt = defineCommand({
  name: 'invoices.confirm',
  rest: 'Confirms the receipt of an individual, which the platform writes',
  notWhileImpersonating: true,
  input: z.strictObject({
    payoutId: id,
    /** Gross amount that the creator saw. */
    amountCents: cents.min(1, 'required'),
  }),
  load: (find, { payoutId }) => loadPayout(find, payoutId),
  decide({ rows, input: { amountCents }, now }) {
    const { payout } = rows;
    const state = submissionState(rows);
    if (!state.ready) return state.refusal;
    const { payee, waiting } = state;
    if (payee.legalForm === 'company') return refuse('invoice_required');
    if (amountCents !== payout.grossCents) return refuse('amount_changed', '/amountCents');
    const checks: GateCheck[] = [];
    const content = {
      fileId: null,
      sha256: null,
      key: null,
      municipalNumber: null,
      issuerTaxId: payee.taxId,
      takerTaxId: brand.legalDocument,
      amountCents,
      month: `${businessDate(now).slice(0, 7)}-01`,
      checks,
    };
    return accept(storeDocument(payout, waiting, content, now), { amountCents });
  },
});
