import { expect, it } from 'vitest';
import { brand } from '../../people';
import { aPayout, ids } from '../../testing';
import { invoiceBlock } from './invoiceBlock';

const about = {
  title: 'Verão sem frescura',
  address: 'Rua A, 1, São Paulo, SP',
  today: '2026-12-05',
  rate: null,
};

it('lists the data of an invoice in the format that NFS-e forms accept', () => {
  expect(invoiceBlock(aPayout({ grossCents: 340_000 }), about)).toEqual([
    { field: 'taker', text: brand.legalName },
    { field: 'taxId', text: '12.ABC.345/01DE-35' },
    { field: 'address', text: 'Rua A, 1, São Paulo, SP' },
    { field: 'day', text: '05/12/2026' },
    { field: 'service', text: '17.06.01' },
    {
      field: 'description',
      text: `Criação e divulgação de conteúdo publicitário: Verão sem frescura. Contrato ${ids.contract}, Elenco.`,
    },
    { field: 'amount', text: '3400,00' },
  ]);
});

it.each([
  [5, '0,05'],
  [123_456_789, '1234567,89'],
])('writes an invoice amount of %i cents as %s', (grossCents, text) => {
  expect(invoiceBlock(aPayout({ grossCents }), about)).toContainEqual({ field: 'amount', text });
});

it.each([
  ['2026-12-04', 'EUR 900,00, convertido a R$ 6,2345 por EUR (PTAX de venda de 04/12/2026)'],
  [null, 'EUR 900,00, convertido a R$ 6,2345 por EUR (cotação de referência)'],
])(
  'converts an invoice in a foreign currency to reais and explains the conversion: rate of %s',
  (day, conversion) => {
    const rate = { rateMicros: 6_234_500, day };
    const lines = invoiceBlock(aPayout({ grossCents: 90_000, currency: 'EUR' }), { ...about, rate });
    expect(lines.find(({ field }) => field === 'description')?.text).toMatch(
      new RegExp(`, Elenco\\. Valor contratado: ${conversion.replace(/[$()]/g, '\\$&')}\\.$`),
    );
    expect(lines.at(-1)).toEqual({ field: 'amount', text: '5611,05' });
  },
);

it('omits the platform’s address from an invoice if the installation has none', () => {
  const fields = invoiceBlock(aPayout(), { ...about, address: null }).map(({ field }) => field);
  expect(fields).not.toContain('address');
});
