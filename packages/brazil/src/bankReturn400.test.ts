import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newsOfOccurrence } from './bankReturnNews';
import { pixList, pixReceived, readReturnFile } from './index';

/** Returns a line of 400 characters with the given texts at the given positions, counted from 1. */
function written(pieces: readonly (readonly [number, string])[]): string {
  let line = '';
  for (const [at, text] of pieces) line = line.padEnd(at - 1) + text;
  return line;
}
const header = (bank: string) =>
  written([
    [1, '02RETORNO01COBRANCA'],
    [27, '00000000000004731291AURORA PAGAMENTOS LTDA'],
    [77, bank],
    [95, '231126'],
    [109, '00042'],
    [395, '000001'],
  ]);
interface Paid {
  readonly ourNumber: readonly [number, string];
  readonly occurrence?: string;
  readonly received: string;
  readonly fee?: string;
  readonly sequence?: string;
}
const detail = ({
  ourNumber,
  occurrence = '06',
  received,
  fee = '0000000000000',
  sequence = '000002',
}: Paid) =>
  written([
    [1, '1'],
    [4, '12345678000195'],
    ourNumber,
    [109, occurrence],
    [111, '201126'],
    [147, '191126'],
    [153, '0000001000000'],
    [176, fee],
    [254, received],
    [267, '0000000000500'],
    [296, '231126'],
    [395, sequence],
  ]);
const trailer = (sequence: string) =>
  written([
    [1, '9201'],
    [395, sequence],
  ]);
const file = (bank: string, ...paid: Paid[]) =>
  [
    header(bank),
    ...paid.map((one, index) => detail({ sequence: String(index + 2).padStart(6, '0'), ...one })),
    trailer(String(paid.length + 2).padStart(6, '0')),
  ].join('\r\n');
const read = (text: string) => {
  const { layout, read: found } = readReturnFile(text);
  return found.ok ? { layout, ...found.file } : found.errors.map(({ line, code }) => `${line} ${code}`);
};

describe('a return file with lines of 400 characters', () => {
  it('has the slip number (nosso número) without its check digit in columns 71 to 81 at Bradesco', () => {
    expect(read(file('237', { ourNumber: [71, '00000000042P'], received: '0000001000500' }))).toMatchObject({
      layout: 'cnab400',
      bank: '237',
      registration: '00000000000004731291',
      sequence: 42,
      generatedOn: '2026-11-23',
      companyName: 'AURORA PAGAMENTOS LTDA',
      entries: [
        {
          line: 2,
          occurrence: '06',
          ourNumber: '00000000042',
          faceCents: 1_000_000,
          paidCents: 1_000_500,
          netCents: 1_000_500,
          paidOn: '2026-11-20',
          creditedOn: '2026-11-23',
        },
      ],
    });
  });

  it('has the slip number in columns 63 to 70 and an amount less the bank’s fee at Itaú', () => {
    const paid = { ourNumber: [63, '00000042'], received: '0000000999750', fee: '0000000000250' } as const;
    expect(read(file('341', paid))).toMatchObject({
      entries: [{ ourNumber: '00000042', paidCents: 1_000_000, netCents: 999_750 }],
    });
  });

  it('may contain entries without an amount, and a payment of a boleto that was withdrawn', () => {
    const found = read(
      file(
        '237',
        { ourNumber: [71, '00000000042P'], occurrence: '02', received: '0000000000000' },
        { ourNumber: [71, '00000000043P'], occurrence: '17', received: '0000001000000' },
      ),
    );
    expect(found).toMatchObject({ entries: [{ news: 'other' }, { news: 'payment' }] });
  });

  it.each([
    ['237', ['06', '15', '17'], 'payment'],
    ['237', ['22', '40'], 'reversal'],
    ['237', ['02', '16', '28', '44'], 'other'],
    ['341', ['06', '07', '08'], 'payment'],
    ['341', ['69'], 'reversal'],
    ['341', ['02', '17', '40', '44'], 'other'],
  ])('from bank %s uses the occurrence codes %j for the effect %s', (bank, codes, news) => {
    for (const layout of ['cnab400', ...(bank === '341' ? (['cnab240'] as const) : [])] as const)
      expect(codes.map((code) => newsOfOccurrence(layout, bank, code))).toEqual(codes.map(() => news));
  });

  it('uses FEBRABAN’s occurrence codes for a bank without codes of its own, here in CNAB 240', () => {
    const codes = ['02', '06', '07', '17', '22', '40', '44'];
    expect(codes.map((code) => newsOfOccurrence('cnab240', '033', code))).toEqual([
      'other',
      'payment',
      'other',
      'payment',
      'other',
      'other',
      'reversal',
    ]);
  });

  const sound = file('237', { ourNumber: [71, '00000000042P'], received: '0000001000000' });
  it.each([
    ['another bank', file('104'), ['1 bank_return_bank_unknown']],
    ['a file that is cut short', sound.split('\r\n').slice(0, 2).join('\n'), ['2 bank_return_trailer']],
    ['a line that is too short', sound.replace('\r\n1', '\r\n'), ['2 bank_return_line_length_400']],
    ['a line out of order', sound.replace('000002', '000007'), ['2 bank_return_sequence']],
    ['a letter in the value', sound.replace('0000001000000', '000000100000O'), ['2 bank_return_number']],
    ['an invalid date', sound.replace('201126', '311126'), ['2 bank_return_date']],
    [
      'a payment of zero',
      file('237', { ourNumber: [71, '00000000042P'], received: '0000000000000' }),
      ['2 bank_return_number'],
    ],
  ])('is refused with the number of the line: %s', (_what, text, errors) =>
    expect(read(text)).toEqual(errors),
  );
});

describe('a response of the Pix API', () => {
  const one = {
    endToEndId: 'E60701190202611201200s0000000001',
    txid: '00000000042',
    valor: '10000.05',
    // In UTC, this time is already on the next day.
    horario: '2026-11-21T01:30:00.000Z',
    infoPagador: 'Campanha\nde verão',
    pagador: { cnpj: '12ABC34501DE35', nome: 'Aurora' },
    componentesValor: { original: { valor: '10000.05' } },
  };

  it('is parsed into the amount less returned money, and the day in São Paulo', () => {
    const back = { id: '1', rtrId: 'D1', valor: '0.05', horario: {}, status: 'DEVOLVIDO' };
    const other = { ...one, txid: undefined, devolucoes: [back, { ...back, status: 'NAO_REALIZADO' }] };
    const list = pixList.parse({ parametros: {}, pix: [one, other] });
    expect(pixReceived(list)).toEqual([
      {
        endToEndId: one.endToEndId,
        key: '',
        txid: '00000000042',
        amountCents: 1_000_005,
        receivedOn: '2026-11-20',
        payerName: 'Aurora',
        payerTaxId: '12ABC34501DE35',
        note: 'Campanha de verão',
      },
      expect.objectContaining({ txid: '', amountCents: 1_000_000 }),
    ]);
  });

  const fixture = (name: string) =>
    pixList.parse(JSON.parse(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')));

  it('may contain an empty string or null for a missing value', () => {
    expect(pixReceived(fixture('pix-empty-txid.json')).map(({ txid }) => txid)).toEqual(['a', '', '']);
    const none = { chave: null, infoPagador: null, pagador: { cpf: '', nome: null }, devolucoes: null };
    expect(
      pixReceived(
        pixList.parse({
          pix: [
            { ...one, ...none },
            { ...one, pagador: null },
          ],
        }),
      ),
    ).toEqual([
      expect.objectContaining({ payerName: '', payerTaxId: '', note: '' }),
      expect.objectContaining({ payerName: '', payerTaxId: '' }),
    ]);
  });

  it('is parsed into an empty array if it contains no payments', () =>
    expect(pixReceived(fixture('pix-none.json'))).toEqual([]));

  it.each([
    { pix: [{ ...one, valor: '1e3' }] },
    { pix: [{ ...one, valor: 10 }] },
    { pix: [{ ...one, endToEndId: 'E1' }] },
    { pix: [{ ...one, horario: 'ontem' }] },
    [one],
  ])('is refused if it is %j', (wrong) => expect(pixList.safeParse(wrong).success).toBe(false));
});
