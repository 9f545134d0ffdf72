import { describe, expect, it } from 'vitest';
import {
  answerPaymentFile,
  newsOf,
  type PaymentOrder,
  readPaymentReturn,
  readReturnFile,
  writePaymentFile,
} from './index';

const payer = {
  bank: '001',
  branch: '1234-5',
  account: '98765-X',
  agreement: '0001222130126',
  name: 'Aurora LLC',
  taxId: '12ABC34501DE35',
};
const order = (given: Partial<PaymentOrder>): PaymentOrder => ({
  reference: '81-7',
  amountCents: 302_600,
  holder: 'Caio Lemos de Araújo Conceição e Souza',
  taxId: '52998224725',
  bank: '341',
  branch: '0987',
  account: '12345-6',
  pixKey: null,
  ...given,
});
const orders = [
  order({}),
  order({ reference: '82-7', amountCents: 99, bank: '001', branch: '00017X', account: '000123456789X' }),
  order({ reference: '83-7', amountCents: 10_000_001, pixKey: '+5511987654321' }),
  order({ reference: '84-7', amountCents: 50_000, pixKey: 'caio@story.example', taxId: '11444777000161' }),
  order({ reference: '85-7', amountCents: 1, pixKey: '52998224725' }),
  order({ reference: '86-7', amountCents: 2, pixKey: '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d' }),
];
const when = { generatedOn: '2026-11-23', generatedAt: '09:05:07', payOn: '2026-11-24', sequence: 7 };
const text = writePaymentFile({ payer, orders, ...when });
const lines = text.split('\r\n').slice(0, -1);
/** Returns the text between two positions of a line, counted from 1. Does not use the code under test. */
const at = (line: string | undefined, first: number, last: number) => (line ?? '').slice(first - 1, last);
const kinds = lines.map((line) => `${at(line, 4, 7)} ${at(line, 8, 8)}${at(line, 14, 14).trim()}`);
const segments = (letter: string) =>
  lines.filter((line) => at(line, 8, 8) === '3' && at(line, 14, 14) === letter);

describe('a payment file', () => {
  it('has one batch per payment method, and trailers with correct counts and sums', () => {
    expect(lines.map((line) => line.length)).toEqual(Array.from({ length: 20 }, () => 240));
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
    const of = (batch: string, count: number) => [
      `${batch} 1`,
      ...Array.from({ length: count }, () => [`${batch} 3A`, `${batch} 3B`]).flat(),
      `${batch} 5`,
    ];
    expect(kinds.map((one) => one.replace(/ ([15]).*/, ' $1').replace(/^(0000|9999).*/, '$1'))).toEqual([
      '0000',
      ...of('0001', 4),
      ...of('0002', 1),
      ...of('0003', 1),
      '9999',
    ]);
    const headers = lines.filter((line) => at(line, 8, 8) === '1');
    expect(headers.map((line) => at(line, 9, 16))).toEqual(['C2045046', 'C2041046', 'C2001046']);
    const trailers = lines.filter((line) => at(line, 8, 8) === '5');
    expect(trailers.map((line) => [Number(at(line, 18, 23)), Number(at(line, 24, 41))])).toEqual([
      [10, 10_050_004],
      [4, 302_600],
      [4, 99],
    ]);
    expect(at(lines.at(-1), 18, 29)).toBe('000003000020');
    const details = lines.filter((line) => at(line, 8, 8) === '3');
    expect(details.map((line) => Number(at(line, 9, 13)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 1, 2]);
  });

  it('contains the payer, its account and the file number', () => {
    const [head = '', batch = ''] = lines;
    for (const line of [head, batch]) {
      expect(at(line, 18, 32)).toBe('212ABC34501DE35');
      expect(at(line, 33, 52)).toBe('0001222130126       ');
      expect(at(line, 53, 72)).toBe('012345000000098765X ');
      expect(at(line, 73, 102).trim()).toBe('AURORA LLC');
    }
    expect(at(head, 143, 166)).toBe('123112026090507000007103');
    expect(at(batch, 223, 224)).toBe('01');
  });

  it('uses TED only for accounts at other banks', () => {
    const [ted, own] = segments('A').slice(4);
    expect(at(ted, 15, 43)).toBe('00001834100987 0000000123456 ');
    expect(at(ted, 44, 73)).toBe('CAIO LEMOS DE ARAUJO CONCEICAO');
    expect(at(ted, 74, 93)).toBe('81-7                ');
    expect(at(ted, 94, 134)).toBe(`24112026BRL${'0'.repeat(15)}000000000302600`);
    expect(at(ted, 220, 224)).toBe('00005');
    expect(at(own, 15, 43)).toBe('00000000100017X000123456789X ');
    expect(at(segments('B')[4], 15, 32)).toBe('   100052998224725');
  });

  it('addresses a PIX payment by its key and states the type of the key', () => {
    const pix = segments('A').slice(0, 4);
    expect(pix.map((line) => at(line, 18, 43))).toEqual(
      Array.from({ length: 4 }, () => '00900000000 000000000000  '),
    );
    expect(segments('B').map((line) => [at(line, 15, 17), at(line, 128, 226).trim()])).toEqual([
      ['01 ', '+5511987654321'],
      ['02 ', 'caio@story.example'],
      ['03 ', '52998224725'],
      ['04 ', '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d'],
      ['   ', ''],
      ['   ', ''],
    ]);
    expect(at(segments('B')[1], 18, 32)).toBe('211444777000161');
  });

  it.each<[string, object]>([
    ['no orders', { orders: [] }],
    ['a reference that is too long', { orders: [order({ reference: 'x'.repeat(21) })] }],
    ['half a cent', { orders: [order({ amountCents: 0.5 })] }],
    ['an invalid bank code', { payer: { ...payer, bank: '1' } }],
    ['an invalid date', { payOn: '24/11/2026' }],
  ])('is not written with %s', (_, wrong) => {
    expect(() => writePaymentFile({ payer, orders, ...when, ...wrong })).toThrow(RangeError);
  });
});

/** Writes a value of the bank's answer into a line of the file, from position `first`. */
const put = (line: string, first: number, value: string) =>
  line.slice(0, first - 1) + value + line.slice(first - 1 + value.length);
const answered = (codes: Readonly<Record<string, string>>) =>
  lines
    .map((line, index) => {
      if (index === 0) return put(line, 143, '2');
      const answer = codes[at(line, 74, 93).trim()];
      if (at(line, 8, 8) !== '3' || at(line, 14, 14) !== 'A' || answer === undefined) return line;
      const paid = answer.startsWith('00') ? `24112026${at(line, 120, 134)}` : '0'.repeat(23);
      return put(put(put(line, 135, 'BANCO-1             '), 155, paid), 231, answer);
    })
    .join('\n');

describe('the return of a payment file', () => {
  it('reports the result of each payment', () => {
    const read = readPaymentReturn(answered({ '81-7': '00', '82-7': 'BD', '83-7': 'PJAN', '84-7': 'XX' }));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(read.file).toMatchObject({ bank: '001', sequence: 7, generatedOn: '2026-11-23' });
    const found = read.file.entries.map(({ reference, codes, paidOn }) => [reference, newsOf(codes), paidOn]);
    expect(found).toEqual([
      ['83-7', 'rejected', null],
      ['84-7', 'unclear', null],
      ['85-7', 'unclear', null],
      ['86-7', 'unclear', null],
      ['81-7', 'paid', '2026-11-24'],
      ['82-7', 'scheduled', null],
    ]);
    expect(read.file.entries[4]).toMatchObject({ line: 13, amountCents: 302_600, bankReference: 'BANCO-1' });
  });

  it('is refused if its total equals none of the possible sums of its payments', () => {
    const total = (cents: string) => {
      const spoilt = answered({ '81-7': '00' }).split('\n');
      const at5 = spoilt.findIndex((line) => at(line, 8, 8) === '5');
      spoilt[at5] = put(spoilt[at5] ?? '', 24, cents);
      const read = readPaymentReturn(spoilt.join('\n'));
      return read.ok ? [] : read.errors.map(({ line, code }) => `${line - at5} ${code}`);
    };
    expect(total('0'.repeat(18))).toEqual([]);
    expect(total('1'.padStart(18, '0'))).toEqual(['1 bank_return_total']);
  });

  it('is parsed if the bank rejected a batch as a whole', () => {
    const refused = answered({}).split('\n');
    refused[1] = put(refused[1] ?? '', 231, 'HC');
    const read = readPaymentReturn(refused.join('\n'));
    expect(read.ok && read.file.entries.map(({ codes }) => newsOf(codes))).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
      'unclear',
      'unclear',
    ]);
  });

  it('is refused if it is damaged or of a different kind', () => {
    const codes = (wrong: string) => {
      const read = readPaymentReturn(wrong);
      return read.ok ? [] : read.errors.map(({ line, code }) => `${line} ${code}`);
    };
    expect(codes('')).toEqual(['1 bank_return_empty']);
    expect(codes(text)).toEqual(['1 bank_return_header']);
    expect(codes(answered({}).replace('C2045', 'C9945'))).toContain('2 bank_return_batch_header');
    // Each file about incoming money is refused with one error, which names the right import for the file.
    expect(codes(answered({}).replaceAll('C20', 'T01'))).toEqual(['2 bank_return_of_receipts']);
    expect(codes('02RETORNO01COBRANCA')).toEqual(['1 bank_return_of_receipts']);
    expect(codes('{"pix": []}')).toEqual(['1 bank_return_of_receipts']);
    const asReceipts = readReturnFile(answered({})).read;
    expect(asReceipts.ok ? [] : asReceipts.errors).toEqual([{ line: 2, code: 'bank_return_of_payments' }]);
    const cutShort = answered({}).split('\n').slice(0, -1).join('\n');
    expect(codes(cutShort)).toContain('19 bank_return_trailer');
  });
});

it.each([
  ['00', 'paid', '2026-11-25'],
  ['AG', 'rejected', null],
] as const)(
  'simulates a bank’s return file with the code %s (%s) for every payment',
  (code, news, paidOn) => {
    const read = readPaymentReturn(answerPaymentFile(text, { code, on: '2026-11-25', sequence: 95_959 }));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(read.file).toMatchObject({ generatedOn: '2026-11-25', sequence: 95_959 });
    expect(
      read.file.entries.map(({ reference, amountCents }) => [reference, amountCents]).toSorted(),
    ).toEqual(orders.map(({ reference, amountCents }) => [reference, amountCents]));
    for (const entry of read.file.entries)
      expect([newsOf(entry.codes), entry.paidOn]).toEqual([news, paidOn]);
  },
);

it.each([
  [['00'], 'paid'],
  [['BD'], 'scheduled'],
  [['AG', 'BD'], 'rejected'],
  [['BD', 'AE'], 'scheduled'],
  [['AE'], 'unclear'],
  [['AU'], 'rejected'],
  [['SS'], 'rejected'],
  [['00', 'AG'], 'unclear'],
  [[], 'unclear'],
  [['ZZ'], 'unclear'],
] as const)('translates the codes %j of a bank’s return file to %s', (codes, news) =>
  expect(newsOf(codes)).toBe(news),
);
