import { formatCep as maskCep } from '@brazilian-utils/brazilian-utils/format-cep';
import { z } from 'zod';

/** Formats a postal code: `01310100` → `01310-100`. */
export function formatCep(cep: string): string {
  return maskCep(cep);
}

/**
 * A postal code, normalized to 8 digits. Checks only the format, not whether the code exists. Fails with the
 * code `invalid_cep`.
 */
export const cep = z
  .string()
  .overwrite((text) => text.replace(/[.\-\s]/g, ''))
  .refine((text) => /^\d{8}$/.test(text), 'invalid_cep');
