import {
  batchHeader,
  batchTrailer,
  COLLECTION_SERVICE,
  cut,
  detail,
  everyLine,
  FILE_BATCH,
  fileHeader,
  fileTrailer,
  LINE_LENGTH,
  RETURN_DIRECTION,
  RETURN_OPERATION,
  segmentT,
  segmentU,
} from './bankReturnLayout';
import { isDay } from './calendar';

/** FEBRABAN's movement code for a boleto that was paid in the ordinary way. */
export const SETTLED = '06';
/** And for one that was paid after it was taken back, or was never registered: money without an open slip. */
const SETTLED_LATE = '17';

/** Whether the bank has money for us. */
export const isPayment = ({ occurrence }: Pick<BankReturnEntry, 'occurrence'>): boolean =>
  occurrence === SETTLED || occurrence === SETTLED_LATE;

/** One boleto's news: what segments T and U say together. */
export interface BankReturnEntry {
  /** FEBRABAN's movement code, two digits; see `isPayment`. */
  readonly occurrence: string;
  /** The bank's number of the boleto as the file has it, without the blanks around it. */
  readonly ourNumber: string;
  readonly faceCents: number;
  /** What the payer paid, interest and discounts in it. */
  readonly paidCents: number;
  /** What the bank credits of it. */
  readonly netCents: number;
  /** Day of the occurrence; for a settlement, of the payment. */
  readonly paidOn: string;
  /** Day on which the credit is effective; absent while the bank does not say. */
  readonly creditedOn?: string;
}

export interface BankReturn {
  /** COMPE code, 3 digits. */
  readonly bank: string;
  /** CPF or CNPJ of the account's owner, 14 characters as the file has it. */
  readonly registration: string;
  readonly companyName: string;
  /** The bank's running number of its files: the same file twice has the same one. */
  readonly sequence: number;
  readonly generatedOn: string;
  readonly entries: readonly BankReturnEntry[];
}

export type BankReturnErrorCode =
  | 'bank_return_empty'
  | 'bank_return_line_length'
  | 'bank_return_line_length_400'
  | 'bank_return_bank_unknown'
  | 'bank_return_header'
  | 'bank_return_trailer'
  | 'bank_return_bank'
  | 'bank_return_batch'
  | 'bank_return_batch_header'
  | 'bank_return_batch_trailer'
  | 'bank_return_record_count'
  | 'bank_return_sequence'
  | 'bank_return_segment'
  | 'bank_return_date'
  | 'bank_return_number';

/** What is wrong on a line, counted from 1. */
interface BankReturnError {
  readonly line: number;
  readonly code: BankReturnErrorCode;
}

/** An entry with the line of its segment T, so that people can be shown where it stands. */
export type ReadBankReturnEntry = BankReturnEntry & { readonly line: number };

/** A file that was read whole. */
interface BankReturnFile extends BankReturn {
  readonly entries: readonly ReadBankReturnEntry[];
}

export type ReadBankReturn =
  | { readonly ok: true; readonly file: BankReturnFile }
  | { readonly ok: false; readonly errors: readonly BankReturnError[] };

/** Walks the lines once, keeping what it reads and everything that is wrong. */
class Reading {
  readonly errors: BankReturnError[] = [];
  readonly entries: ReadBankReturnEntry[] = [];
  private batches = 0;

  constructor(private readonly lines: readonly string[]) {}

  private at(index: number): string {
    return this.lines[index] ?? '';
  }

  private refuse(index: number, code: BankReturnErrorCode): void {
    this.errors.push({ line: index + 1, code });
  }

  private number(index: number, place: readonly [number, number]): number {
    const text = cut(this.at(index), place);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(Number(text))) this.refuse(index, 'bank_return_number');
    return Number(text);
  }

  private day(index: number, place: readonly [number, number]): string {
    const text = cut(this.at(index), place);
    const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
    if (!isDay(day)) this.refuse(index, 'bank_return_date');
    return day;
  }

  private count(index: number, place: readonly [number, number], expected: number): void {
    if (this.number(index, place) !== expected) this.refuse(index, 'bank_return_record_count');
  }

  header(): Omit<BankReturn, 'entries'> {
    const line = this.at(0);
    const isHeader =
      cut(line, everyLine.type) === '0' &&
      cut(line, everyLine.batch) === FILE_BATCH.header &&
      cut(line, fileHeader.direction) === RETURN_DIRECTION &&
      /^\d{3}$/.test(cut(line, everyLine.bank));
    if (!isHeader) this.refuse(0, 'bank_return_header');
    return {
      bank: cut(line, everyLine.bank),
      registration: cut(line, fileHeader.registration),
      companyName: cut(line, fileHeader.companyName).trim(),
      sequence: this.number(0, fileHeader.sequence),
      generatedOn: this.day(0, fileHeader.generatedOn),
    };
  }

  body(): void {
    const last = this.lines.length - 1;
    const bank = cut(this.at(0), everyLine.bank);
    this.lines.forEach((line, index) => {
      if (cut(line, everyLine.bank) !== bank) this.refuse(index, 'bank_return_bank');
    });
    let index = 1;
    while (index < last) index = this.batch(index, last);
    this.trailer(last);
  }

  private trailer(last: number): void {
    const line = this.at(last);
    if (
      last === 0 ||
      cut(line, everyLine.type) !== '9' ||
      cut(line, everyLine.batch) !== FILE_BATCH.trailer
    ) {
      this.refuse(last, 'bank_return_trailer');
      return;
    }
    this.count(last, fileTrailer.batches, this.batches);
    this.count(last, fileTrailer.records, this.lines.length);
  }

  /** Reads the batch that begins at a line and gives the line after it. */
  private batch(start: number, last: number): number {
    const line = this.at(start);
    const isHeader =
      cut(line, everyLine.type) === '1' &&
      cut(line, batchHeader.operation) === RETURN_OPERATION &&
      cut(line, batchHeader.service) === COLLECTION_SERVICE;
    if (!isHeader) this.refuse(start, 'bank_return_batch_header');
    this.batches += 1;

    let end = start + 1;
    while (end < last && cut(this.at(end), everyLine.type) === '3') end += 1;
    if (end === last || cut(this.at(end), everyLine.type) !== '5') {
      this.refuse(end, 'bank_return_batch_trailer');
      return end;
    }
    const number = String(this.batches).padStart(4, '0');
    for (let index = start; index <= end; index += 1) {
      if (cut(this.at(index), everyLine.batch) !== number) this.refuse(index, 'bank_return_batch');
    }
    this.count(end, batchTrailer.records, end - start + 1);
    this.details(start + 1, end);
    return end + 1;
  }

  private details(start: number, end: number): void {
    let index = start;
    while (index < end) {
      const segment = cut(this.at(index), detail.segment);
      if (segment === 'T') {
        index = this.pair(index, end, start);
        continue;
      }
      // Other segments add what we do not need; a U without its T would be money of an unknown boleto.
      if (segment === 'U') this.refuse(index, 'bank_return_segment');
      this.inSequence(index, start);
      index += 1;
    }
  }

  private inSequence(index: number, start: number): void {
    if (this.number(index, detail.sequence) !== index - start + 1) this.refuse(index, 'bank_return_sequence');
  }

  /** Reads a T and the U that must follow it, and gives the line after them. */
  private pair(t: number, end: number, start: number): number {
    const u = t + 1;
    this.inSequence(t, start);
    const occurrence = cut(this.at(t), detail.occurrence);
    const follows =
      u < end && cut(this.at(u), detail.segment) === 'U' && cut(this.at(u), detail.occurrence) === occurrence;
    if (!follows) {
      this.refuse(t, 'bank_return_segment');
      return u;
    }
    this.inSequence(u, start);
    const credited = cut(this.at(u), segmentU.creditedOn);
    const entry = {
      line: t + 1,
      occurrence,
      ourNumber: cut(this.at(t), segmentT.ourNumber).trim(),
      faceCents: this.number(t, segmentT.faceCents),
      paidCents: this.number(u, segmentU.paidCents),
      netCents: this.number(u, segmentU.netCents),
      paidOn: this.day(u, segmentU.paidOn),
      ...(/^[0 ]{8}$/.test(credited) ? {} : { creditedOn: this.day(u, segmentU.creditedOn) }),
    };
    const worthless = isPayment(entry) && entry.paidCents === 0;
    if (worthless || entry.ourNumber === '') this.refuse(t, 'bank_return_number');
    this.entries.push(entry);
    return u + 1;
  }
}

/** The lines of a bank's file, whatever ends them. */
export function linesOf(text: string): string[] {
  // Some banks end the file with the CP/M end mark, most with a line end.
  const [body = ''] = text.split('\u001a', 1);
  const lines = body.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Reads a bank's return file about boletos (CNAB 240). All or nothing: the file is money, so a file with a
 * line of another length, a wrong count, order, number or date gives only errors, each with its line.
 * Decode the bytes as Latin-1: the layout counts bytes, and names have accents.
 */
export function readBankReturn(text: string): ReadBankReturn {
  const lines = linesOf(text);
  if (lines.length === 0) return { ok: false, errors: [{ line: 1, code: 'bank_return_empty' }] };
  const misfits = lines.flatMap((line, index) =>
    line.length === LINE_LENGTH ? [] : [{ line: index + 1, code: 'bank_return_line_length' } as const],
  );
  // With a line of another length every position in it is a guess.
  if (misfits.length > 0) return { ok: false, errors: misfits };
  const reading = new Reading(lines);
  const header = reading.header();
  reading.body();
  if (reading.errors.length > 0) {
    return { ok: false, errors: reading.errors.sort((one, other) => one.line - other.line) };
  }
  return { ok: true, file: { ...header, entries: reading.entries } };
}
