import { formatCpf as maskCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { z } from 'zod';

/**
 * Returns true if a CPF, with or without punctuation, has valid check digits (mod 11) and does not repeat one
 * digit.
 */
export function isCpf(text: string): boolean {
  return isValidCpf(text);
}

/** Formats a CPF: `390.533.447-05`. If `hidden` is set, masks it for lists and logs: `***.533.447-**`. */
export function formatCpf(cpf: string, { hidden = false } = {}): string {
  return maskCpf(cpf, { obfuscate: hidden });
}

/**
 * A CPF, normalized to 11 digits. Fails with `invalid_cpf` for any other number of digits, and with
 * `cpf_check_digits` if the check digits are wrong.
 */
export const cpf = z
  .string()
  .overwrite((text) => text.replace(/[.\-\s]/g, ''))
  .refine((text) => /^\d{11}$/.test(text), { error: 'invalid_cpf', abort: true })
  .refine(isCpf, 'cpf_check_digits');
