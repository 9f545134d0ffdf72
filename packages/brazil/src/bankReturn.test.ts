import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BankReturn, readBankReturn, SETTLED, writeBankReturn } from './index';

const file: BankReturn = {
  bank: '001',
  registration: '12345678000195',
  companyName: 'Aurora LLC',
  sequence: 7,
  generatedOn: '2026-11-23',
  entries: [
    {
      occurrence: SETTLED,
      ourNumber: '00000000000000000042',
      faceCents: 1_000_000,
      paidCents: 1_000_000,
      netCents: 999_750,
      paidOn: '2026-11-20',
      creditedOn: '2026-11-23',
    },
    { occurrence: '02', ourNumber: '43', faceCents: 5, paidCents: 0, netCents: 0, paidOn: '2026-11-20' },
  ],
};
const text = writeBankReturn(file);
const lines = text.split('\r\n').slice(0, -1);

/** Returns the file with the text in one line replaced by `value`, beginning at position `first`. */
function spoilt(line: number, first: number, value: string): string {
  const changed = lines.map((old, index) =>
    index === line - 1 ? old.slice(0, first - 1) + value + old.slice(first - 1 + value.length) : old,
  );
  return changed.join('\n');
}
function errors(spoiltText: string) {
  const read = readBankReturn(spoiltText);
  return read.ok ? [] : read.errors.map(({ line, code }) => `${line} ${code}`);
}

describe('a bank’s return file', () => {
  it('has lines of 240 characters and each field at the position that FEBRABAN specifies', () => {
    expect(lines.map((line) => line.length)).toEqual(Array.from({ length: 8 }, () => 240));
    const [header = '', , t = '', u = ''] = lines;
    expect(header.slice(142, 151)).toBe('223112026');
    expect(t.slice(0, 17)).toBe('0010001300001T 06');
    expect(t.slice(37, 57)).toBe('00000000000000000042');
    expect(t.slice(81, 96)).toBe('000000001000000');
    expect(u.slice(77, 92)).toBe('000000001000000');
    expect(u.slice(137, 153)).toBe('2011202623112026');
    expect(lines.at(-1)?.slice(17, 29)).toBe('000001000008');
  });
  it('is parsed with the line number of each entry, with any kind of line breaks and any end of file', () => {
    const entries = file.entries.map((entry, index) => ({ ...entry, line: 3 + index * 2 }));
    for (const variant of [text, lines.join('\n'), `${text}\u001a`, `${text}\u001a\r\n`]) {
      expect(readBankReturn(variant)).toMatchObject({ ok: true, file: { ...file, entries } });
    }
  });
  it('can be written from random entries and parsed back into the same entries', () => {
    const money = fc.integer({ min: 1, max: 999_999_999_999_999 });
    const entry = fc.record({
      occurrence: fc.constantFrom('02', '06', '09', '17'),
      ourNumber: fc.stringMatching(/^\d{1,20}$/),
      faceCents: money,
      paidCents: money,
      netCents: money,
      paidOn: fc.constantFrom('2026-11-20', '2028-02-29'),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const read = readBankReturn(writeBankReturn({ ...file, entries }));
        expect(read.ok && read.file.entries.map(({ line: _, news: _n, ...rest }) => rest)).toEqual(entries);
      }),
    );
  });
  it.each(['lot-0824', 'lot-header-0000', 'blank-line-at-end'])(
    'is parsed despite a bank’s own variation of the layout: %s',
    (name) => {
      const path = new URL(`./fixtures/cnab240-${name}.ret`, import.meta.url);
      const read = readBankReturn(readFileSync(path, 'latin1'));
      expect(
        read.ok && read.file.entries.map(({ line, ourNumber, paidCents }) => [line, ourNumber, paidCents]),
      ).toEqual([
        [3, '00000000051', 339_000],
        [5, '00000000027', 555_000],
        [7, '00000099999', 1_000],
      ]);
    },
  );
  it('is parsed with the slip number at Santander’s position, but refused if its check digit is wrong', () => {
    const santander = readFileSync(new URL('./fixtures/cnab240-santander.ret', import.meta.url), 'latin1');
    const read = readBankReturn(santander);
    expect(
      read.ok &&
        read.file.entries.map(({ ourNumber, faceCents, paidCents, news }) => [
          ourNumber,
          faceCents,
          paidCents,
          news,
        ]),
    ).toEqual([
      ['000000000051', 339_000, 339_000, 'payment'],
      ['000000000027', 555_000, 560_000, 'payment'],
      ['000000099999', 1_000, 0, expect.any(String)],
    ]);
    expect(errors(santander.replace('0000000000515', '0000000000516'))).toEqual(['3 bank_return_number']);
  });
  it('is accepted with blank lines at the end and without totals', () => {
    const untold = `${lines[6]?.slice(0, 23)}${' '.repeat(217)}`;
    const ended = [...lines.slice(0, 6), untold, lines[7], '', '   ', ''].join('\r\n');
    expect(readBankReturn(ended).ok).toBe(true);
  });
  it('is refused with an error that states the declared and the actual count if its totals are wrong', () => {
    const read = readBankReturn(spoilt(7, 18, '000009'));
    expect(read.ok ? [] : read.errors).toEqual([
      { line: 7, code: 'bank_return_record_count', params: { declared: 9, found: 6 } },
    ]);
  });
  it('may have several batches and segments without payments', () => {
    const other = (line: string) => `${line.slice(0, 3)}0002${line.slice(7)}`;
    const y = `${(lines[2] ?? '').slice(0, 8)}00005Y${(lines[2] ?? '').slice(14)}`;
    const first = [
      ...lines.slice(1, 6),
      y,
      `${(lines[6] ?? '').slice(0, 17)}000007${(lines[6] ?? '').slice(23)}`,
    ];
    const second = lines.slice(1, 7).map(other);
    const end = `${(lines[7] ?? '').slice(0, 17)}000002000015${(lines[7] ?? '').slice(29)}`;
    const read = readBankReturn([lines[0], ...first, ...second, end].join('\n'));
    expect(read.ok && read.file.entries.map(({ line }) => line)).toEqual([3, 5, 10, 12]);
  });
});

describe('a damaged return file of a bank', () => {
  it.each([
    ['empty', '', ['1 bank_return_empty']],
    ['cut short', lines.slice(0, 5).join('\n'), ['5 bank_return_batch_trailer', '5 bank_return_trailer']],
    [
      'a line that is too short',
      [...lines.slice(0, 2), 'x', ...lines.slice(3)].join('\n'),
      ['3 bank_return_line_length'],
    ],
    [
      'a missing line',
      [...lines.slice(0, 4), ...lines.slice(6)].join('\n'),
      [
        '5 bank_return_record_count',
        '5 bank_return_total',
        '5 bank_return_total',
        '6 bank_return_record_count',
      ],
    ],
    ['a remittance instead of a return', spoilt(1, 143, '1'), ['1 bank_return_header']],
    ['another bank', spoilt(4, 1, '237'), ['4 bank_return_bank']],
    ['another service', spoilt(2, 10, '20'), ['2 bank_return_batch_header']],
    ['a wrong batch count', spoilt(8, 18, '000002'), ['8 bank_return_batch_count']],
    ['a wrong number of boletos', spoilt(7, 24, '000003'), ['7 bank_return_total']],
    ['a wrong sum of boletos', spoilt(7, 30, '00000000000000001'), ['7 bank_return_total']],
    ['a record out of order', spoilt(4, 9, '00009'), ['4 bank_return_sequence']],
    [
      'a segment T without its segment U',
      spoilt(4, 14, 'Y'),
      ['3 bank_return_segment', '7 bank_return_total', '7 bank_return_total'],
    ],
    [
      'a segment U with another occurrence code than its segment T',
      spoilt(4, 16, '09'),
      ['3 bank_return_segment', '4 bank_return_segment', '7 bank_return_total', '7 bank_return_total'],
    ],
    [
      'a segment U without its segment T',
      spoilt(3, 14, 'Y'),
      ['4 bank_return_segment', '7 bank_return_total', '7 bank_return_total'],
    ],
    ['a day that does not exist', spoilt(4, 138, '31112026'), ['4 bank_return_date']],
    ['a settlement of zero', spoilt(4, 78, '0'.repeat(15)), ['3 bank_return_number']],
    ['a missing boleto number', spoilt(3, 38, ' '.repeat(20)), ['3 bank_return_number']],
    ['a letter in the value', spoilt(4, 78, 'O'), ['4 bank_return_number']],
  ])('is rejected with an error that states the line number: %s', (_, spoiltText, expected) =>
    expect(errors(spoiltText)).toEqual(expected),
  );
});

describe('writing a bank’s return file', () => {
  it.each([
    { bank: '1' },
    { registration: '1' },
    { generatedOn: '23/11/2026' },
    { companyName: 'x'.repeat(31) },
    { companyName: 'a\nb' },
    { sequence: -1 },
    { entries: [{ ...file.entries[0]!, faceCents: 0.5 }] },
    { entries: [{ ...file.entries[0]!, ourNumber: '1'.repeat(21) }] },
  ])('rejects the invalid value %j', (wrong) =>
    expect(() => writeBankReturn({ ...file, ...wrong })).toThrow(RangeError),
  );
});
