import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';
import { z } from 'zod';

/** The data in a static PIX code, which the payer's bank shows before the payment. */
export interface Pix {
  /** CPF, CNPJ, e-mail, phone number or random key, written in the canonical form of the PIX directory. */
  readonly key: string;
  /** Name of the receiver. Written without accents and cut to 25 characters, as the standard requires. */
  readonly merchantName: string;
  /** City of the receiver. Written without accents and cut to 15 characters. */
  readonly merchantCity: string;
  /** Value in centavos. If it is missing, the payer enters the value. */
  readonly amountCents?: number;
  /** Reference of 1 to 25 letters and digits; `***` if missing. */
  readonly txid?: string;
  /**
   * Printable text for the payer. Key and text share a field of 99 characters, which includes their headers.
   */
  readonly text?: string;
}

/**
 * A PIX key, normalized to the canonical form of the directory: CPF or CNPJ without punctuation, e-mail
 * address or random key in lower case, phone number as `+5511987654321`. Fails with the code
 * `invalid_pix_key`.
 */
export const pixKey = z
  .string()
  .trim()
  .max(77, 'too_long')
  .overwrite((text) => getPixKeyInfo(text)?.value ?? text)
  .refine((text) => getPixKeyInfo(text) !== null, 'invalid_pix_key');

/** Returns true if the key is a CPF or CNPJ, which identifies the account holder. */
export function isTaxIdKey(key: string): boolean {
  const type = getPixKeyInfo(key)?.type;
  return type === 'cpf' || type === 'cnpj';
}

const GUI = 'br.gov.bcb.pix';
const NO_TXID = '***';

/**
 * Returns CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF) as 4 upper-case hex digits;
 * `123456789` gives `29B1`.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99) throw new RangeError(`field ${id} must have 1 to 99 characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

function ascii(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/^[\x20-\x7e]+$/.test(plain)) throw new RangeError(`not printable in a PIX code: ${text}`);
  return plain;
}

function amountOf(cents: number): string {
  const fits = Number.isSafeInteger(cents) && cents > 0 && cents <= 999_999_999_999;
  if (!fits) throw new RangeError(`not a valid value of a PIX code: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Builds the BR Code (EMV merchant-presented mode, Banco Central's manual) for a QR code or for
 * copy-and-paste. Does not use the library's function, because it takes the value as a float and silently
 * cuts a long text.
 * @throws RangeError if the key has an unknown form, the value is not 1…999 999 999 999 centavos, the txid is
 * malformed, or key and text together are too long
 */
export function pixPayload(pix: Pix): string {
  const key = getPixKeyInfo(pix.key)?.value;
  if (!key) throw new RangeError('not a PIX key');
  const txid = pix.txid ?? NO_TXID;
  if (txid !== NO_TXID && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError(`not a txid: ${txid}`);
  const text = pix.text === undefined ? '' : field('02', ascii(pix.text));
  const unsigned = [
    field('00', '01'),
    field('26', field('00', GUI) + field('01', key) + text),
    field('52', '0000'),
    field('53', '986'),
    pix.amountCents === undefined ? '' : field('54', amountOf(pix.amountCents)),
    field('58', 'BR'),
    field('59', ascii(pix.merchantName).slice(0, 25).trim()),
    field('60', ascii(pix.merchantCity).slice(0, 15).trim()),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return unsigned + crc16(unsigned);
}

/**
 * Returns the fields of one level of the code, by id. Returns undefined if the last field does not end
 * exactly at the end of the text.
 */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const end = at + 4 + Number(head?.[2]);
    if (!head?.[1] || end > text.length || fields.has(head[1])) return undefined;
    fields.set(head[1], text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/**
 * Parses a static BR Code, and checks its CRC and fixed fields. Returns undefined for any other text,
 * including dynamic codes, which contain a URL instead of a key.
 */
export function parsePix(payload: string): Pix | undefined {
  const fields = fieldsOf(payload);
  if (!fields || !/6304[0-9A-F]{4}$/.test(payload)) return undefined;
  if (crc16(payload.slice(0, -4)) !== fields.get('63')) return undefined;
  const account = fieldsOf(fields.get('26') ?? '');
  const amount = /^(\d{1,10})\.(\d{2})$/.exec(fields.get('54') ?? '');
  const key = account?.get('01');
  const merchantName = fields.get('59');
  const merchantCity = fields.get('60');
  const fixed =
    fields.get('00') === '01' &&
    fields.get('53') === '986' &&
    fields.get('58') === 'BR' &&
    account?.get('00')?.toLowerCase() === GUI;
  if (!fixed || !key || !merchantName || !merchantCity || fields.has('54') !== Boolean(amount))
    return undefined;
  const txid = fieldsOf(fields.get('62') ?? '')?.get('05');
  const text = account?.get('02');
  return {
    key,
    merchantName,
    merchantCity,
    ...(amount && { amountCents: Number(`${amount[1]}${amount[2]}`) }),
    ...(txid && txid !== NO_TXID && { txid }),
    ...(text && { text }),
  };
}
