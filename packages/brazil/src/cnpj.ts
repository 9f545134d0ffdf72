import { formatCnpj as maskCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { z } from 'zod';

/** The library reads letters only when asked for the form in force since July 2026, which includes the old. */
const ALPHANUMERIC = { version: 2 } as const;

/** Whether a CNPJ, numeric or alphanumeric, masked or bare, any case, has right check digits (mod 11). */
export function isCnpj(text: string): boolean {
  return isValidCnpj(text, ALPHANUMERIC);
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export function formatCnpj(cnpj: string): string {
  return maskCnpj(cnpj, ALPHANUMERIC);
}

/**
 * A CNPJ as typed, kept as 14 upper-case characters without mask. Refused with the code `invalid_cnpj` where it has not
 * that form, with `cnpj_check_digits` where one of them must be wrong.
 */
export const cnpj = z
  .string()
  .overwrite((text) => text.replace(/[.\-/\s]/g, '').toUpperCase())
  .refine((text) => /^[\dA-Z]{12}\d{2}$/.test(text), { error: 'invalid_cnpj', abort: true })
  .refine(isCnpj, 'cnpj_check_digits');
