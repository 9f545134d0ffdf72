import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, parsePix, pixKey, pixPayload } from './index';

const pix = {
  key: 'finance@aurora.example',
  merchantName: 'Aurora LLC',
  merchantCity: 'Sao Paulo',
  amountCents: 1_000_000,
  txid: 'CHARGE42',
  text: 'Pedido 107',
};
const payload = pixPayload(pix);

it.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
])('computes the CRC-16 checksum of %j as %s', (text, crc) => expect(crc16(text)).toBe(crc));

it.each([
  ['390.533.447-05', '39053344705'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  [' Ana@Story.example ', 'ana@story.example'],
  ['+55 (81) 99876-5432', '+5581998765432'],
  ['123E4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('normalizes the PIX key %j to %j', (typed, kept) => expect(pixKey.parse(typed)).toBe(kept));

it.each([
  '',
  'minha chave',
  '390.533.447-06',
  '12ABC34501DE36',
  'ana@',
  '+15551234567',
  '123e4567-e12b-12d1-a456',
])('rejects %j as a PIX key', (typed) => expect(pixKey.safeParse(typed).success).toBe(false));

describe('a static PIX code', () => {
  it('matches the central bank’s example', () => {
    expect(
      pixPayload({
        key: '123e4567-e12b-12d1-a456-426655440000',
        merchantName: 'Fulano de Tal',
        merchantCity: 'BRASILIA',
      }),
    ).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
        '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });
  it('is parsed into the values from which it was created', () => expect(parsePix(payload)).toEqual(pix));
  it('contains the name and the city without accents, shortened to the maximum length', () => {
    const read = parsePix(
      pixPayload({
        key: '12.ABC.345/01DE-35',
        merchantName: 'Produções Ágeis de Conteúdo Ltda',
        merchantCity: 'São José dos Campos',
      }),
    );
    expect(read).toEqual({
      key: '12ABC34501DE35',
      merchantName: 'Producoes Ageis de Conteu',
      merchantCity: 'Sao Jose dos Ca',
    });
  });
  it('is identical to the code that another library creates from any values', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        (amountCents, txid) => {
          const { key, merchantName, merchantCity, text } = pix;
          const made = pixPayload({ ...pix, amountCents, txid });
          const amount = amountCents / 100;
          expect(made).toBe(
            generatePixPayload({ key, merchantName, merchantCity, amount, txid, description: text }),
          );
          expect(getPixPayloadInfo(made)).toMatchObject({ key, txid, pointOfInitiation: 'static' });
          expect(parsePix(made)).toEqual({ ...pix, amountCents, txid });
        },
      ),
    );
  });
  it('is refused if any single character is changed', () => {
    for (let i = 0; i < payload.length; i += 1) {
      const wrong = payload.slice(0, i) + (payload[i] === '0' ? '1' : '0') + payload.slice(i + 1);
      expect(parsePix(wrong), `character ${i + 1}`).toBeUndefined();
    }
  });
  it('is refused if it is a dynamic code, in a different currency, or not a code at all', () => {
    const dynamic = generatePixPayload({ url: 'pix.example.com/qr/1', merchantName: 'E', merchantCity: 'S' });
    const dollars = payload.slice(0, -4).replace('5303986', '5303840');
    for (const text of [dynamic ?? '', dollars + crc16(dollars), '', '6304FFFF', 'hello']) {
      expect(parsePix(text)).toBeUndefined();
    }
  });
  it.each([
    { key: 'nobody' },
    { amountCents: 0 },
    { amountCents: 0.5 },
    { amountCents: 1_000_000_000_000 },
    { txid: 'no blanks' },
    { txid: 'x'.repeat(26) },
    { text: 'x'.repeat(99) },
    { merchantName: '' },
    { merchantCity: '北京' },
  ])('is not created with %j', (wrong) => expect(() => pixPayload({ ...pix, ...wrong })).toThrow(RangeError));
});
