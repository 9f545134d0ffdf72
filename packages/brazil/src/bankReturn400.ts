import type { ReadBankReturn, ReadBankReturnEntry } from './bankReturn';
import { newsOfOccurrence } from './bankReturnNews';
import { isDay } from './calendar';
import { cut } from './cnabLine';
import type { BankReturnErrorCode } from './cnabReading';
import type { FileOwner } from './fileOwner';

/**
 * First and last position of each field in a CNAB 400 return file of boletos, counted from 1. Most positions
 * are the same for all banks. The position of the boleto's number and the meaning of the received amount
 * depend on the bank (`Dialect`).
 */
const LINE_LENGTH = 400;
const place = {
  header: [1, 19],
  companyCode: [27, 46],
  companyName: [47, 76],
  bank: [77, 79],
  generatedOn: [95, 100],
  fileNumber: [109, 113],
  type: [1, 1],
  taxId: [4, 17],
  occurrence: [109, 110],
  day: [111, 116],
  face: [153, 165],
  bankFee: [176, 188],
  received: [254, 266],
  creditedOn: [296, 301],
  sequence: [395, 400],
} as const;
const HEADER = /^02RETORNO01COBRANCA/;

interface Dialect {
  /** Number with which we issued the boleto (nosso número), without the bank's check digit. */
  readonly ourNumber: readonly [number, number];
  /** Our branch and account in each entry, without check digits. */
  readonly branch: readonly [number, number];
  readonly account: readonly [number, number];
  /**
   * True if the file states the credited amount instead of the amount paid. The bank has already deducted its
   * fee from the credited amount.
   */
  readonly receivedIsCredited: boolean;
}

const dialects: Readonly<Record<string, Dialect>> = {
  '237': {
    ourNumber: [71, 81],
    branch: [25, 29],
    account: [30, 36],
    receivedIsCredited: false,
  },
  '341': {
    ourNumber: [63, 70],
    branch: [18, 21],
    account: [24, 28],
    receivedIsCredited: true,
  },
};

/**
 * Parses a return file of Bradesco or Itaú (CNAB 400). If there are any errors, returns only the errors, like
 * `readBankReturn` for CNAB 240.
 */
export function readBankReturn400(lines: readonly string[]): ReadBankReturn {
  const errors: { line: number; code: BankReturnErrorCode }[] = [];
  const refuse = (index: number, code: BankReturnErrorCode) => errors.push({ line: index + 1, code });
  const number = (index: number, at: readonly [number, number]): number => {
    const text = cut(lines[index] ?? '', at);
    if (!/^\d+$/.test(text)) refuse(index, 'bank_return_number');
    return Number(text);
  };
  const day = (index: number, at: readonly [number, number]): string => {
    const text = cut(lines[index] ?? '', at);
    const found = `20${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
    if (!isDay(found)) refuse(index, 'bank_return_date');
    return found;
  };

  const misfits = lines.flatMap((line, index) =>
    line.length === LINE_LENGTH
      ? []
      : [
          {
            line: index + 1,
            code: 'bank_return_line_length_400',
            params: { length: line.length },
          } as const,
        ],
  );
  if (misfits.length > 0) return { ok: false, errors: misfits };
  const head = lines[0] ?? '';
  const bank = cut(head, place.bank);
  const dialect = dialects[bank];
  if (!HEADER.test(head)) return { ok: false, errors: [{ line: 1, code: 'bank_return_header' }] };
  if (!dialect) return { ok: false, errors: [{ line: 1, code: 'bank_return_bank_unknown' }] };

  const last = lines.length - 1;
  const entries: ReadBankReturnEntry[] = [];
  const owners: FileOwner[] = [];
  lines.forEach((line, index) => {
    if (number(index, place.sequence) !== index + 1) refuse(index, 'bank_return_sequence');
    const type = cut(line, place.type);
    if (index === last ? type !== '9' : index > 0 && (type === '9' || type === '0')) {
      refuse(index, 'bank_return_trailer');
    }
    // Lines of other types, such as partial payments and messages, contain nothing that we need.
    if (index === 0 || index === last || type !== '1') return;
    entries.push(entryOf(index, line));
    owners.push({
      line: index + 1,
      bank,
      taxId: cut(line, place.taxId),
      branch: cut(line, dialect.branch),
      account: cut(line, dialect.account),
    });
  });
  const file = {
    bank,
    registration: cut(head, place.companyCode).trim(),
    companyName: cut(head, place.companyName).trim(),
    sequence: number(0, place.fileNumber),
    generatedOn: day(0, place.generatedOn),
    owners,
    entries,
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, file };

  function entryOf(index: number, line: string): ReadBankReturnEntry {
    const { ourNumber, receivedIsCredited } = dialect as Dialect;
    const occurrence = cut(line, place.occurrence);
    const news = newsOfOccurrence('cnab400', bank, occurrence);
    const isMoney = news === 'payment';
    const received = number(index, place.received);
    // If no money was received, this field is a fee for something else, which does not change an amount.
    const fee = isMoney && receivedIsCredited ? number(index, place.bankFee) : 0;
    const credited = cut(line, place.creditedOn);
    const entry = {
      line: index + 1,
      news,
      occurrence,
      ourNumber: cut(line, ourNumber as [number, number]).trim(),
      faceCents: number(index, place.face),
      paidCents: received + fee,
      netCents: received,
      paidOn: day(index, place.day),
      ...(/^[0 ]{6}$/.test(credited) ? {} : { creditedOn: day(index, place.creditedOn) }),
    };
    if (entry.ourNumber === '' || (isMoney && entry.paidCents === 0)) refuse(index, 'bank_return_number');
    return entry;
  }
}
