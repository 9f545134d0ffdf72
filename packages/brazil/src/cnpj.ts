import { formatCnpj as maskCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { z } from 'zod';

/** Option for the format in force since July 2026, which allows letters and includes the old format. */
const ALPHANUMERIC = { version: 2 } as const;

/**
 * Returns true if a CNPJ, numeric or alphanumeric, with or without punctuation, in any case, has valid check
 * digits (mod 11).
 */
export function isCnpj(text: string): boolean {
  return isValidCnpj(text, ALPHANUMERIC);
}

/** Formats a CNPJ: `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export function formatCnpj(cnpj: string): string {
  return maskCnpj(cnpj, ALPHANUMERIC);
}

/**
 * A CNPJ, normalized to 14 upper-case characters without punctuation. Fails with `invalid_cnpj` for any other
 * format, and with `cnpj_check_digits` if the check digits are wrong.
 */
export const cnpj = z
  .string()
  .overwrite((text) => text.replace(/[.\-/\s]/g, '').toUpperCase())
  .refine((text) => /^[\dA-Z]{12}\d{2}$/.test(text), { error: 'invalid_cnpj', abort: true })
  .refine(isCnpj, 'cnpj_check_digits');
