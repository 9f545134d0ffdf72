import { sum } from './amounts';
import { detail } from './cnabLayout';
import { cut } from './cnabLine';
import { type BankReturnError, type CnabHeader, CnabReading, linesOf } from './cnabReading';
import { OCCURRENCES, paymentTrailer, segmentA } from './paymentLayout';

/** A bank's answer about one payment. */
export interface PaymentAnswerLine {
  /** Line number of the payment's segment A in the file, counted from 1. */
  readonly line: number;
  /** Our own reference, trimmed. */
  readonly reference: string;
  /** At most five codes of FEBRABAN. */
  readonly codes: readonly string[];
  readonly amountCents: number;
  /** Date of the debit; null if the account was not debited yet. */
  readonly paidOn: string | null;
  /** The bank's reference for the transfer. */
  readonly bankReference: string;
  readonly holder: string;
}

export type ReadPaymentReturn =
  | { readonly ok: true; readonly file: CnabHeader & { readonly entries: readonly PaymentAnswerLine[] } }
  | { readonly ok: false; readonly errors: readonly BankReturnError[] };

class PaymentReading extends CnabReading {
  readonly entries: PaymentAnswerLine[] = [];
  protected readonly service = 'payments';

  protected details(start: number, end: number): void {
    // If the bank rejected a batch as a whole, only its header has the codes.
    const ofBatch = codesIn(this.at(start - 1));
    const before = this.entries.length;
    let orderedCents = 0;
    for (let index = start; index < end; index += 1) {
      if (cut(this.at(index), detail.segment) !== 'A') continue;
      this.answer(index, ofBatch);
      orderedCents += this.number(index, segmentA.amountCents);
    }
    // Banks differ in the total that they state: the sum of the orders, of the answers, or of the paid
    // amounts.
    const read = this.entries.slice(before);
    const paid = read.filter(({ paidOn }) => paidOn !== null);
    const sums = [read, paid].map((rows) => sum(rows.map(({ amountCents }) => amountCents)));
    this.total(end, [paymentTrailer.amountCents], [orderedCents, ...sums]);
  }

  private answer(index: number, ofBatch: readonly string[]): void {
    const line = this.at(index);
    const own = codesIn(line);
    const amountCents = this.number(index, segmentA.amountCents);
    const paid = cut(line, segmentA.paidOn);
    const moved = /^[0 ]{15}$/.test(cut(line, segmentA.paidCents))
      ? 0
      : this.number(index, segmentA.paidCents);
    this.entries.push({
      line: index + 1,
      reference: cut(line, segmentA.reference).trim(),
      codes: own.length > 0 ? own : ofBatch,
      amountCents: moved > 0 ? moved : amountCents,
      paidOn: /^[0 ]{8}$/.test(paid) ? null : this.day(index, segmentA.paidOn),
      bankReference: cut(line, segmentA.bankReference).trim(),
      holder: cut(line, segmentA.holder).trim(),
    });
  }
}

const codesIn = (line: string): string[] =>
  (cut(line, OCCURRENCES).match(/../g) ?? []).map((code) => code.trim()).filter((code) => code.length === 2);

/**
 * Returns true for a return file with lines of 400 characters and for a PIX list. Both report incoming money.
 */
const isOfReceipts = (text: string): boolean => /^(02RETORNO|\ufeff?\s*\{)/.test(text);

/**
 * Parses a bank's return about payments (CNAB 240). If there are any errors, returns only the errors, each
 * with its line, like `readBankReturn`. Decode the bytes as Latin-1.
 */
export function readPaymentReturn(text: string): ReadPaymentReturn {
  if (isOfReceipts(text)) return { ok: false, errors: [{ line: 1, code: 'bank_return_of_receipts' }] };
  const reading = new PaymentReading(linesOf(text));
  const header = reading.whole();
  return header
    ? { ok: true, file: { ...header, entries: reading.entries } }
    : { ok: false, errors: reading.sortedErrors() };
}
