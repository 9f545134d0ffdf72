import { formatCep as maskCep } from '@brazilian-utils/brazilian-utils/format-cep';
import { z } from 'zod';

/** `01310100` → `01310-100`. */
export function formatCep(cep: string): string {
  return maskCep(cep);
}

/**
 * A postal code as typed, kept as 8 bare digits. Only the form is checked: whether it exists is for the
 * address look-up to say. Refused with the code `invalid_cep`.
 */
export const cep = z
  .string()
  .overwrite((text) => text.replace(/[.\-\s]/g, ''))
  .refine((text) => /^\d{8}$/.test(text), 'invalid_cep');
