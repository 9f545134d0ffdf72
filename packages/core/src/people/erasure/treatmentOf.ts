import { z } from 'zod';
import { type Treatment, treatments } from './treatment';

/**
 * Returns the treatment that a field declares, also if its type was only made nullable or optional, or
 * checked further. It is separate from the declarations, so that browsers load those without zod.
 */
export function treatmentOf(type: z.core.$ZodType): Treatment | undefined {
  const own = treatments.get(type);
  if (own) return own;
  const isWrapped =
    type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault;
  const within = isWrapped ? type.unwrap() : type._zod.parent;
  return within && treatmentOf(within);
}
