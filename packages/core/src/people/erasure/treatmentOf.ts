import { z } from 'zod';
import { type Treatment, treatments } from './treatment';

/**
 * Returns the treatment of a field, even if its type was made nullable or optional, or has further checks;
 * undefined if none was declared. The function has its own file, so that browsers can load the declarations
 * without zod.
 */
export function treatmentOf(type: z.core.$ZodType): Treatment | undefined {
  const own = treatments.get(type);
  if (own) return own;
  const isWrapped =
    type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault;
  const within = isWrapped ? type.unwrap() : type._zod.parent;
  return within && treatmentOf(within);
}
