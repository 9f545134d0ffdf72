/** Effect of a return entry: money was received, a receipt was reversed, or neither. */
export type BankReturnNews = 'payment' | 'reversal' | 'other';

interface Occurrences {
  /** Codes for received money, including money for a withdrawn boleto. */
  readonly payment: readonly string[];
  /** Codes for an earlier payment that is reversed. */
  readonly reversal: readonly string[];
}

/** FEBRABAN's codes (table C044). Code 44 is a returned cheque; at Caixa, it reverses any payment. */
const standard: Occurrences = { payment: ['06', '17'], reversal: ['44'] };
/**
 * Itaú's codes, the same in both layouts. 69 is a returned cheque. 17 (a rejected change) and 44 (a fee) have
 * a different meaning than at FEBRABAN.
 */
const itau: Occurrences = { payment: ['06', '07', '08'], reversal: ['69'] };
/** Bradesco's codes: 22 is a cancelled payment, 40 a reversed one; 16 is a cheque that is not cleared yet. */
const bradesco400: Occurrences = { payment: ['06', '15', '17'], reversal: ['22', '40'] };

const occurrences: Readonly<Record<'cnab240' | 'cnab400', Readonly<Record<string, Occurrences>>>> = {
  cnab240: { '341': itau },
  cnab400: { '237': bradesco400, '341': itau },
};

/** Returns the meaning of a bank's occurrence code. */
export function newsOfOccurrence(layout: 'cnab240' | 'cnab400', bank: string, code: string): BankReturnNews {
  const { payment, reversal } = occurrences[layout][bank] ?? standard;
  if (payment.includes(code)) return 'payment';
  return reversal.includes(code) ? 'reversal' : 'other';
}
