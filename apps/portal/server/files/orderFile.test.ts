import { expect, it } from 'vitest';
import { readOrderFile } from './orderFile';

it("reads orders from a shop's file, and reports invalid lines", async () => {
  const text = `order;day;code;amount
1001;21/11/2026;CAIO10;R$ 1.299,90
1002;2026-11-21;caio10;49.9
;30/02/2026;CAIO10;grátis
1003;21/11/2026;CAIO10`;
  expect(await readOrderFile(Buffer.from(text))).toEqual({
    rows: [
      { line: 2, number: '1001', orderedOn: '2026-11-21', code: 'CAIO10', amountCents: 129_990 },
      { line: 3, number: '1002', orderedOn: '2026-11-21', code: 'caio10', amountCents: 4_990 },
    ],
    refused: expect.arrayContaining([
      { line: 4, pointer: '/number', code: 'invalid_value' },
      { line: 4, pointer: '/orderedOn', code: 'invalid_value' },
      { line: 4, pointer: '/amountCents', code: 'invalid_amount' },
      { line: 5, pointer: '', code: 'column_count' },
    ]),
  });
});
