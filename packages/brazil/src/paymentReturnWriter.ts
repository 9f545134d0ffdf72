import { DIRECTION, detail, everyLine, fileHeader } from './cnabLayout';
import { type Columns, cut, dayField, width } from './cnabLine';
import { OCCURRENCES, segmentA } from './paymentLayout';

/** FEBRABAN's code for a payment that was made. */
const MADE = '00';

interface Answer {
  /** Occurrence code with which the bank answers each payment. */
  readonly code: string;
  /** Date of the file, `YYYY-MM-DD`. If the payments were made, also the date of the debits. */
  readonly on: string;
  /** Number that the bank assigns to the file. */
  readonly sequence: number;
}

const put = (line: string, place: Columns, value: string): string =>
  line.slice(0, place[0] - 1) + value.padEnd(width(place)) + line.slice(place[1]);

/**
 * Returns the file with which a bank would answer a payment file (CNAB 240). Every payment gets the same
 * code. Simulates the bank in installations that are not connected to a bank.
 */
export function answerPaymentFile(file: string, { code, on, sequence }: Answer): string {
  return file
    .split('\r\n')
    .map((line, index) => {
      if (index === 0) {
        const back = put(line, fileHeader.direction, DIRECTION.fromBank);
        const number = String(sequence).padStart(width(fileHeader.sequence), '0');
        return put(put(back, fileHeader.generatedOn, dayField(on)), fileHeader.sequence, number);
      }
      if (cut(line, everyLine.type) !== '3' || cut(line, detail.segment) !== 'A') return line;
      const isMade = code === MADE;
      const answered: readonly (readonly [Columns, string])[] = [
        [segmentA.bankReference, `SIMULADO ${sequence}`],
        [segmentA.paidOn, dayField(isMade ? on : undefined)],
        [
          segmentA.paidCents,
          isMade ? cut(line, segmentA.amountCents) : '0'.repeat(width(segmentA.paidCents)),
        ],
        [OCCURRENCES, code],
      ];
      return answered.reduce((text, [place, value]) => put(text, place, value), line);
    })
    .join('\r\n');
}
