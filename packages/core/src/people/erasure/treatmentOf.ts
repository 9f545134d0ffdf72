import { z } from 'zod';
import { type Treatment, treatments } from './treatment';

/**
 * Returns the treatment of a field, even if its type was made nullable or optional, or is checked further.
 * Separate from the declarations, so that browsers load those without zod.
 */
export function treatmentOf(type: z.core.$ZodType): Treatment | undefined {
  const own = treatments.get(type);
  if (own) return own;
  const isWrapped =
    type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault;
  const within = isWrapped ? type.unwrap() : type._zod.parent;
  return within && treatmentOf(within);
}
