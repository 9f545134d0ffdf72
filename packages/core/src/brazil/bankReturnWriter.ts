import type { BankReturn, BankReturnEntry } from './bankReturn';
import {
  batchHeader,
  batchTrailer,
  COLLECTION_SERVICE,
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
  width,
} from './bankReturnLayout';
import { isDay } from './calendar';

type Columns = readonly [number, number];
type Value = readonly [place: Columns, value: string | number];

/** Versions of the standard that the headers name. */
const FILE_LAYOUT = 103;
const BATCH_LAYOUT = 60;
const BATCH = 1;
const CNPJ_REGISTRATION = 2;
const CPF_REGISTRATION = 1;

/** A line counts characters as the bytes of Latin-1. */
const PRINTABLE = /^[\x20-\x7e\xa0-\xff]*$/;

/** Numbers stand right with zeros, texts left with blanks. */
function fit(value: string | number, place: Columns): string {
  const size = width(place);
  const text = typeof value === 'number' ? String(value).padStart(size, '0') : value.padEnd(size);
  const sound = typeof value === 'string' || (Number.isSafeInteger(value) && value >= 0);
  if (!sound || text.length > size || !PRINTABLE.test(text)) {
    throw new RangeError(`does not fit positions ${place.join(' to ')}: ${value}`);
  }
  return text;
}

function line(values: readonly Value[]): string {
  const characters = Array.from({ length: LINE_LENGTH }, () => ' ');
  for (const [place, value] of values) characters.splice(place[0] - 1, width(place), ...fit(value, place));
  return characters.join('');
}

function day(text: string | undefined): string {
  if (text === undefined) return '00000000';
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`);
  return text.slice(8) + text.slice(5, 7) + text.slice(0, 4);
}

function pair(bank: string, entry: BankReturnEntry, index: number): string[] {
  const both = (segment: string, sequence: number): Value[] => [
    [everyLine.bank, bank],
    [everyLine.batch, BATCH],
    [everyLine.type, 3],
    [detail.sequence, sequence],
    [detail.segment, segment],
    [detail.occurrence, entry.occurrence],
  ];
  return [
    line([
      ...both('T', index * 2 + 1),
      [segmentT.ourNumber, entry.ourNumber],
      [segmentT.faceCents, entry.faceCents],
    ]),
    line([
      ...both('U', index * 2 + 2),
      [segmentU.paidCents, entry.paidCents],
      [segmentU.netCents, entry.netCents],
      [segmentU.paidOn, day(entry.paidOn)],
      [segmentU.creditedOn, day(entry.creditedOn)],
    ]),
  ];
}

/**
 * Writes a bank's return file (CNAB 240, one collection batch, lines ended by CR LF), as the embedded payment
 * provider's simulator does; `readBankReturn` gives back what went in.
 * @throws RangeError when a value does not fit its place.
 */
export function writeBankReturn(file: BankReturn): string {
  const { bank, registration, companyName, sequence, generatedOn, entries } = file;
  if (!/^\d{3}$/.test(bank)) throw new RangeError(`not a bank code: ${bank}`);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(registration)) throw new RangeError(`not a registration: ${registration}`);
  const details = entries.flatMap((entry, index) => pair(bank, entry, index));
  const registrationType = registration.startsWith('000') ? CPF_REGISTRATION : CNPJ_REGISTRATION;
  const records = details.length + 2;
  const lines = [
    line([
      [everyLine.bank, bank],
      [everyLine.batch, FILE_BATCH.header],
      [everyLine.type, 0],
      [fileHeader.registrationType, registrationType],
      [fileHeader.registration, registration],
      [fileHeader.companyName, companyName],
      [fileHeader.direction, RETURN_DIRECTION],
      [fileHeader.generatedOn, day(generatedOn)],
      [fileHeader.sequence, sequence],
      [fileHeader.layout, FILE_LAYOUT],
    ]),
    line([
      [everyLine.bank, bank],
      [everyLine.batch, BATCH],
      [everyLine.type, 1],
      [batchHeader.operation, RETURN_OPERATION],
      [batchHeader.service, COLLECTION_SERVICE],
      [batchHeader.layout, BATCH_LAYOUT],
      [batchHeader.registrationType, registrationType],
      [batchHeader.registration, registration.padStart(width(batchHeader.registration), '0')],
      [batchHeader.companyName, companyName],
      [batchHeader.sequence, sequence],
      [batchHeader.generatedOn, day(generatedOn)],
    ]),
    ...details,
    line([
      [everyLine.bank, bank],
      [everyLine.batch, BATCH],
      [everyLine.type, 5],
      [batchTrailer.records, records],
      [batchTrailer.titles, entries.length],
      [batchTrailer.titlesCents, entries.reduce((total, { faceCents }) => total + faceCents, 0)],
    ]),
    line([
      [everyLine.bank, bank],
      [everyLine.batch, FILE_BATCH.trailer],
      [everyLine.type, 9],
      [fileTrailer.batches, 1],
      [fileTrailer.records, records + 2],
    ]),
  ];
  return lines.map((text) => `${text}\r\n`).join('');
}
