import type { BankReturn, BankReturnEntry } from './bankReturn';
import {
  batchHeader,
  batchTrailer,
  COLLECTION_SERVICE,
  OCCURRENCE,
  RETURN_OPERATION,
  segmentT,
  segmentU,
} from './bankReturnLayout';
import {
  batchRecords,
  batchService,
  DIRECTION,
  detail,
  everyLine,
  FILE_BATCH,
  FILE_LAYOUT,
  fileHeader,
  fileTrailer,
  REGISTRATION,
} from './cnabLayout';
import { dayField, line, type Value, width } from './cnabLine';

/** Version of the collection service's layout, in the batch header. */
const BATCH_LAYOUT = 60;
const BATCH = 1;

function pair(bank: string, entry: BankReturnEntry, index: number): string[] {
  const both = (segment: string, sequence: number): Value[] => [
    [everyLine.bank, bank],
    [everyLine.batch, BATCH],
    [everyLine.type, 3],
    [detail.sequence, sequence],
    [detail.segment, segment],
    [OCCURRENCE, entry.occurrence],
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
      [segmentU.paidOn, dayField(entry.paidOn)],
      [segmentU.creditedOn, dayField(entry.creditedOn)],
    ]),
  ];
}

/**
 * Writes the return file of a simulated bank (CNAB 240, one collection batch, lines end with CR LF).
 * `readBankReturn` parses the file back into the same values.
 * @throws RangeError if a value does not fit its field
 */
export function writeBankReturn(file: BankReturn): string {
  const { bank, registration, companyName, sequence, generatedOn, entries } = file;
  if (!/^\d{3}$/.test(bank)) throw new RangeError(`not a bank code: ${bank}`);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(registration)) throw new RangeError(`not a registration: ${registration}`);
  const details = entries.flatMap((entry, index) => pair(bank, entry, index));
  const registrationType = registration.startsWith('000') ? REGISTRATION.cpf : REGISTRATION.cnpj;
  const records = details.length + 2;
  const lines = [
    line([
      [everyLine.bank, bank],
      [everyLine.batch, FILE_BATCH.header],
      [everyLine.type, 0],
      [fileHeader.registrationType, registrationType],
      [fileHeader.registration, registration],
      [fileHeader.companyName, companyName],
      [fileHeader.direction, DIRECTION.fromBank],
      [fileHeader.generatedOn, dayField(generatedOn)],
      [fileHeader.sequence, sequence],
      [fileHeader.layout, FILE_LAYOUT],
    ]),
    line([
      [everyLine.bank, bank],
      [everyLine.batch, BATCH],
      [everyLine.type, 1],
      [batchService.operation, RETURN_OPERATION],
      [batchService.service, COLLECTION_SERVICE],
      [batchHeader.layout, BATCH_LAYOUT],
      [batchHeader.registrationType, registrationType],
      [batchHeader.registration, registration.padStart(width(batchHeader.registration), '0')],
      [batchHeader.companyName, companyName],
      [batchHeader.sequence, sequence],
      [batchHeader.generatedOn, dayField(generatedOn)],
    ]),
    ...details,
    line([
      [everyLine.bank, bank],
      [everyLine.batch, BATCH],
      [everyLine.type, 5],
      [batchRecords, records],
      [batchTrailer.titles[0], entries.length],
      [batchTrailer.titlesCents[0], entries.reduce((total, { faceCents }) => total + faceCents, 0)],
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
