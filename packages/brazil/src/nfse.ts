import { z } from 'zod';
import { checkDigitOf } from './checkDigit';
import { isCnpj } from './cnpj';
import { isCpf } from './cpf';

/** The data in the 50 characters of a national NFS-e access key. */
export interface NfseKeyParts {
  /** IBGE code of the issuing municipality, 7 digits. */
  readonly municipality: string;
  /** The system that generated the invoice: the municipality's or the national one. */
  readonly environment: 'municipal' | 'national';
  /** CPF (11 digits) or CNPJ (14 characters) of the issuer, without punctuation. */
  readonly registration: string;
  /** Number of the invoice, at most 13 digits. */
  readonly number: number;
  /** Month of issue, `YYYY-MM`. */
  readonly month: string;
  /** Nine random digits of the issuing system. */
  readonly code: string;
}

const LAYOUT = /^(\d{7})([12])([12])([0-9A-Z]{12}\d{2})(\d{13})(\d{2})(0[1-9]|1[0-2])(\d{9})(\d)$/;
const MAX_NUMBER = 9_999_999_999_999;

/**
 * Builds an access key.
 * @throws RangeError if `parseNfseKey` would reject the result
 */
export function nfseKey(parts: NfseKeyParts): string {
  const { municipality, environment, registration, number, month, code } = parts;
  const body =
    municipality +
    (environment === 'municipal' ? '1' : '2') +
    (registration.length === 11 ? '1' : '2') +
    registration.padStart(14, '0') +
    String(number).padStart(13, '0') +
    month.slice(2, 4) +
    month.slice(5) +
    code;
  const key = body + checkDigitOf(body);
  const fits =
    Number.isSafeInteger(number) && number >= 0 && number <= MAX_NUMBER && /^20\d\d-\d\d$/.test(month);
  if (!fits || !parseNfseKey(key)) throw new RangeError('these parts do not form a valid access key');
  return key;
}

function bareKey(text: string): string {
  return text.replace(/\s/g, '').toUpperCase().replace(/^NFS/, '');
}

/**
 * Parses an access key, with or without blanks and the prefix `NFS` of the XML Id. Returns undefined if the
 * length, the check digit, the month or the issuer's check digits are invalid.
 */
export function parseNfseKey(text: string): NfseKeyParts | undefined {
  const key = bareKey(text);
  const match = LAYOUT.exec(key);
  if (!match || checkDigitOf(key.slice(0, 49)) !== key[49]) return undefined;
  const [, municipality = '', environment, type, padded = '', number, year, month, code = ''] = match;
  const person = type === '1';
  if (person && !padded.startsWith('000')) return undefined;
  const registration = person ? padded.slice(3) : padded;
  if (!(person ? isCpf(registration) : isCnpj(registration))) return undefined;
  return {
    municipality,
    environment: environment === '1' ? 'municipal' : 'national',
    registration,
    number: Number(number),
    month: `20${year}-${month}`,
    code,
  };
}

/** An access key, normalized to 50 characters. Fails with the code `invalid_nfse_key`. */
export const nfseAccessKey = z
  .string()
  .overwrite(bareKey)
  .refine((text) => parseNfseKey(text) !== undefined, 'invalid_nfse_key');

/** Returns the URL of the public page of an invoice in the national system. */
export const nfseLink = (key: string): string =>
  `https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=${key}`;
