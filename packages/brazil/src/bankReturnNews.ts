/** What an entry of a return file says: money came in, money that had come in was taken back, or neither. */
export type BankReturnNews = 'payment' | 'reversal' | 'other';

interface Occurrences {
  /** By which money came in, of a boleto that is no longer there too. */
  readonly payment: readonly string[];
  /** By which a payment that was told of before is taken back. */
  readonly reversal: readonly string[];
}

/** FEBRABAN's C044: a cheque was returned; at Caixa 44 takes any settlement back. */
const standard: Occurrences = { payment: ['06', '17'], reversal: ['44'] };
/** Itaú has one list for both layouts: its 17 is a rejected amendment, its 44 a fee, its 69 a returned cheque. */
const itau: Occurrences = { payment: ['06', '07', '08'], reversal: ['69'] };
/** Bradesco's 22 is a payment that was cancelled, its 40 one that was taken back; 16 is a cheque that is not cleared yet. */
const bradesco400: Occurrences = { payment: ['06', '15', '17'], reversal: ['22', '40'] };

const occurrences: Readonly<Record<'cnab240' | 'cnab400', Readonly<Record<string, Occurrences>>>> = {
  cnab240: { '341': itau },
  cnab400: { '237': bradesco400, '341': itau },
};

/** Returns what an occurrence code means at this bank. */
export function newsOfOccurrence(layout: 'cnab240' | 'cnab400', bank: string, code: string): BankReturnNews {
  const { payment, reversal } = occurrences[layout][bank] ?? standard;
  if (payment.includes(code)) return 'payment';
  return reversal.includes(code) ? 'reversal' : 'other';
}
