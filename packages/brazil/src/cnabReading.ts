import { COLLECTION_SERVICE, RETURN_OPERATION } from './bankReturnLayout';
import { isDay } from './calendar';
import {
  batchRecords,
  batchService,
  DIRECTION,
  everyLine,
  fileHeader,
  fileTrailer,
  type OwnedHeader,
  ownerPlaces,
} from './cnabLayout';
import { cut, LINE_LENGTH } from './cnabLine';
import type { FileOwner } from './fileOwner';
import { CREDIT, SUPPLIERS } from './paymentLayout';

export type BankReturnErrorCode =
  | 'bank_return_empty'
  | 'bank_return_line_length'
  | 'bank_return_line_length_400'
  | 'bank_return_bank_unknown'
  | 'bank_return_header'
  | 'bank_return_trailer'
  | 'bank_return_bank'
  | 'bank_return_of_payments'
  | 'bank_return_of_receipts'
  | 'bank_return_batch_header'
  | 'bank_return_batch_trailer'
  | 'bank_return_record_count'
  | 'bank_return_batch_count'
  | 'bank_return_total'
  | 'bank_return_sequence'
  | 'bank_return_segment'
  | 'bank_return_date'
  | 'bank_return_number';

/** An error in a line, counted from 1. */
export interface BankReturnError {
  readonly line: number;
  readonly code: BankReturnErrorCode;
  /** The stated and the actual value, for the text of the error. */
  readonly params?: Readonly<Record<string, number>>;
}

/** Sender and number of a file. */
export interface CnabHeader {
  /** COMPE code of the bank, 3 digits. */
  readonly bank: string;
  /** CPF or CNPJ of the account holder, 14 characters as in the file. */
  readonly registration: string;
  readonly companyName: string;
  /** Number that the bank assigned to the file. A file sent again has the same number. */
  readonly sequence: number;
  readonly generatedOn: string;
  /** The account holder that each header names. */
  readonly owners: readonly FileOwner[];
}

type Service = 'slips' | 'payments';

/** Error code for a file of the other service, by the service that the import expects. */
const otherFile = {
  slips: 'bank_return_of_payments',
  payments: 'bank_return_of_receipts',
} as const satisfies Record<Service, BankReturnErrorCode>;

/**
 * Returns the service of a batch header. Returns undefined for a line that is not a batch header, and for any
 * other service than boletos and payments.
 */
function serviceOf(line: string): Service | undefined {
  if (cut(line, everyLine.type) !== '1') return undefined;
  const of = cut(line, batchService.operation) + cut(line, batchService.service);
  if (of === RETURN_OPERATION + COLLECTION_SERVICE) return 'slips';
  return of === CREDIT + SUPPLIERS ? 'payments' : undefined;
}

/**
 * Parses the lines of a return file (CNAB 240) and collects all errors. Subclasses parse the batches of one
 * service. The type in each line decides how the line is parsed. Batch numbers depend on the bank (Santander
 * begins at 0824, Ailos and BTG write 0000), so only counts and totals prove that a file is complete.
 */
export abstract class CnabReading {
  private readonly errors: BankReturnError[] = [];
  private readonly owners: FileOwner[] = [];
  private batches = 0;

  constructor(private readonly lines: readonly string[]) {}

  /** Service whose batches the subclass parses. */
  protected abstract readonly service: Service;
  /**
   * Parses the detail lines of a batch.
   * @param end index of the line after the last detail line
   */
  protected abstract details(start: number, end: number): void;

  sortedErrors(): readonly BankReturnError[] {
    return this.errors.toSorted((one, other) => one.line - other.line);
  }

  /** Parses the whole file and returns its header; undefined if there are errors. */
  whole(): CnabHeader | undefined {
    if (this.lines.length === 0) this.refuse(0, 'bank_return_empty');
    this.lines.forEach((line, index) => {
      if (line.length !== LINE_LENGTH) this.refuse(index, 'bank_return_line_length', { length: line.length });
    });
    // If a line has a wrong length, its fields cannot be read, because their positions would be wrong.
    if (this.errors.length > 0) return undefined;
    const other = this.otherService();
    if (other !== undefined) {
      this.refuse(other, otherFile[this.service]);
      return undefined;
    }
    const header = this.header();
    this.body();
    return this.errors.length === 0 ? header : undefined;
  }

  protected at(index: number): string {
    return this.lines[index] ?? '';
  }

  protected refuse(index: number, code: BankReturnErrorCode, params?: BankReturnError['params']): void {
    this.errors.push({ line: index + 1, code, ...(params ? { params } : {}) });
  }

  protected number(index: number, place: readonly [number, number]): number {
    const text = cut(this.at(index), place);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(Number(text))) this.refuse(index, 'bank_return_number');
    return Number(text);
  }

  protected day(index: number, place: readonly [number, number]): string {
    const text = cut(this.at(index), place);
    const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
    if (!isDay(day)) this.refuse(index, 'bank_return_date');
    return day;
  }

  private count(
    index: number,
    place: readonly [number, number],
    found: number,
    code: 'bank_return_record_count' | 'bank_return_batch_count' = 'bank_return_record_count',
  ): void {
    const declared = this.number(index, place);
    if (declared !== found) this.refuse(index, code, { declared, found });
  }

  /**
   * Reports an error if a stated total equals none of the possible sums. Does not check a total that is zero
   * or blank.
   */
  protected total(
    index: number,
    places: readonly (readonly [number, number])[],
    sums: readonly number[],
  ): void {
    const declared = places
      .filter((place) => !/^[0 ]*$/.test(cut(this.at(index), place)))
      .reduce((sum, place) => sum + this.number(index, place), 0);
    if (declared !== 0 && !sums.includes(declared)) this.refuse(index, 'bank_return_total');
  }

  /**
   * Returns the line index of the first batch header of another service if the file has no batch of
   * `service`; otherwise undefined.
   */
  private otherService(): number | undefined {
    const services = this.lines.map(serviceOf);
    const first = services.findIndex((service) => service !== undefined);
    return first === -1 || services.includes(this.service) ? undefined : first;
  }

  private header(): CnabHeader {
    const line = this.at(0);
    const isHeader =
      cut(line, everyLine.type) === '0' &&
      cut(line, fileHeader.direction) === DIRECTION.fromBank &&
      /^\d{3}$/.test(cut(line, everyLine.bank));
    if (!isHeader) this.refuse(0, 'bank_return_header');
    this.owned(0, 'file');
    return {
      owners: this.owners,
      bank: cut(line, everyLine.bank),
      registration: cut(line, fileHeader.registration),
      companyName: cut(line, fileHeader.companyName).trim(),
      sequence: this.number(0, fileHeader.sequence),
      generatedOn: this.day(0, fileHeader.generatedOn),
    };
  }

  private owned(index: number, header: OwnedHeader): void {
    const line = this.at(index);
    const bank = cut(line, everyLine.bank);
    const { taxId, branch, account } = ownerPlaces(bank, header, this.service);
    this.owners.push({
      line: index + 1,
      bank,
      taxId: cut(line, taxId),
      branch: cut(line, branch),
      account: cut(line, account),
    });
  }

  private body(): void {
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
    if (last === 0 || cut(line, everyLine.type) !== '9') {
      this.refuse(last, 'bank_return_trailer');
      return;
    }
    this.count(last, fileTrailer.batches, this.batches, 'bank_return_batch_count');
    this.count(last, fileTrailer.records, this.lines.length);
  }

  /** Parses the batch that starts at a line. Returns the index of the line after it. */
  private batch(start: number, last: number): number {
    const line = this.at(start);
    if (serviceOf(line) !== this.service) this.refuse(start, 'bank_return_batch_header');
    this.owned(start, this.service);
    this.batches += 1;

    let end = start + 1;
    while (end < last && cut(this.at(end), everyLine.type) === '3') end += 1;
    if (end === last || cut(this.at(end), everyLine.type) !== '5') {
      this.refuse(end, 'bank_return_batch_trailer');
      return end;
    }
    this.count(end, batchRecords, end - start + 1);
    this.details(start + 1, end);
    return end + 1;
  }
}

/** Splits a bank's file with any kind of line breaks into lines. Removes blank lines at the end. */
export function linesOf(text: string): string[] {
  // Some banks end the file with the CP/M end mark (0x1A), most with a line break.
  const [body = ''] = text.split('\u001a', 1);
  const lines = body.split(/\r?\n/);
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
