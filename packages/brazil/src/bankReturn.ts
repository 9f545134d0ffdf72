import { sum } from './amounts';
import { batchTrailer, OCCURRENCE, segmentU, slipPlaces } from './bankReturnLayout';
import { type BankReturnNews, newsOfOccurrence } from './bankReturnNews';
import { checkDigitOf } from './checkDigit';
import { detail, everyLine } from './cnabLayout';
import { cut } from './cnabLine';
import { type BankReturnError, type CnabHeader, CnabReading, linesOf } from './cnabReading';

/** FEBRABAN's occurrence code for a boleto that was paid normally. */
export const SETTLED = '06';
/** An entry about one boleto: segments T and U together. */
export interface BankReturnEntry {
  /** FEBRABAN's occurrence code (two digits), or the bank's own code. */
  readonly occurrence: string;
  /**
   * Number by which the bank identifies the boleto (nosso número), as in the file but without blanks at the
   * ends.
   */
  readonly ourNumber: string;
  readonly faceCents: number;
  /** Amount that the payer paid, including interest and less discounts. */
  readonly paidCents: number;
  /** Amount that the bank credits. */
  readonly netCents: number;
  /** Date of the occurrence. If the boleto was paid, this is the date of the payment. */
  readonly paidOn: string;
  /** Date from which the money is available; missing if the bank does not report it. */
  readonly creditedOn?: string;
}

export interface BankReturn extends Omit<CnabHeader, 'owners'> {
  readonly entries: readonly BankReturnEntry[];
}

/**
 * An entry, with the meaning of its occurrence code. For error messages, it also has the line number of its
 * segment T.
 */
export type ReadBankReturnEntry = BankReturnEntry & {
  readonly line: number;
  readonly news: BankReturnNews;
};

/** A file that was parsed without errors. */
interface BankReturnFile extends CnabHeader {
  readonly entries: readonly ReadBankReturnEntry[];
}

export type ReadBankReturn =
  | { readonly ok: true; readonly file: BankReturnFile }
  | { readonly ok: false; readonly errors: readonly BankReturnError[] };

class CollectionReading extends CnabReading {
  readonly entries: ReadBankReturnEntry[] = [];
  protected readonly service = 'slips';

  protected details(start: number, end: number): void {
    const before = this.entries.length;
    let index = start;
    while (index < end) {
      const segment = cut(this.at(index), detail.segment);
      if (segment === 'T') {
        index = this.pair(index, end);
        continue;
      }
      // Segments other than T and U contain nothing that we need. A segment U without its segment T is
      // refused, because its money would belong to an unknown boleto.
      if (segment === 'U') this.refuse(index, 'bank_return_segment');
      index += 1;
    }
    const read = this.entries.slice(before);
    this.total(end, batchTrailer.titles, [read.length]);
    this.total(end, batchTrailer.titlesCents, [sum(read.map(({ faceCents }) => faceCents))]);
  }

  /** Parses a segment T and the U that must follow it. Returns the index of the next line. */
  private pair(t: number, end: number): number {
    const u = t + 1;
    const occurrence = cut(this.at(t), OCCURRENCE);
    const follows =
      u < end && cut(this.at(u), detail.segment) === 'U' && cut(this.at(u), OCCURRENCE) === occurrence;
    if (!follows) {
      this.refuse(t, 'bank_return_segment');
      return u;
    }
    // Both segments of a boleto have the same or consecutive sequence numbers. Otherwise lines were swapped.
    if (![0, 1].includes(this.number(u, detail.sequence) - this.number(t, detail.sequence)))
      this.refuse(u, 'bank_return_sequence');
    const bank = cut(this.at(t), everyLine.bank);
    const places = slipPlaces(bank);
    const credited = cut(this.at(u), segmentU.creditedOn);
    const entry = {
      line: t + 1,
      news: newsOfOccurrence('cnab240', bank, occurrence),
      occurrence,
      ourNumber: cut(this.at(t), places.ourNumber).trim(),
      faceCents: this.number(t, places.faceCents),
      paidCents: this.number(u, segmentU.paidCents),
      netCents: this.number(u, segmentU.netCents),
      paidOn: this.day(u, segmentU.paidOn),
      ...(/^[0 ]{8}$/.test(credited) ? {} : { creditedOn: this.day(u, segmentU.creditedOn) }),
    };
    const worthless = entry.news === 'payment' && entry.paidCents === 0;
    const misread =
      places.checkDigit !== undefined && cut(this.at(t), places.checkDigit) !== checkDigitOf(entry.ourNumber);
    if (worthless || misread || entry.ourNumber === '') this.refuse(t, 'bank_return_number');
    this.entries.push(entry);
    return u + 1;
  }
}

/**
 * Parses a bank's return file about boletos (CNAB 240). If there is any error (in a line length, count,
 * total, number or date), returns only the errors, each with its line, because the file is about money.
 * Decode the bytes as Latin-1: the layout counts bytes, and names have accents.
 */
export function readBankReturn(text: string): ReadBankReturn {
  const reading = new CollectionReading(linesOf(text));
  const header = reading.whole();
  return header
    ? { ok: true, file: { ...header, entries: reading.entries } }
    : { ok: false, errors: reading.sortedErrors() };
}
