import { type ReadBankReturn, readBankReturn } from './bankReturn';
import { readBankReturn400 } from './bankReturn400';
import { linesOf } from './cnabReading';

export type BankReturnLayout = 'cnab240' | 'cnab400';

/** Parses a bank's return file about boletos after detecting its layout. Decode the bytes as Latin-1. */
export function readReturnFile(text: string): {
  readonly layout: BankReturnLayout;
  readonly read: ReadBankReturn;
} {
  const lines = linesOf(text);
  return /^02RETORNO/.test(lines[0] ?? '')
    ? { layout: 'cnab400', read: readBankReturn400(lines) }
    : { layout: 'cnab240', read: readBankReturn(text) };
}
