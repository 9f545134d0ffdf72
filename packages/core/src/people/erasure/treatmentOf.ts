import { z } from 'zod';
import { type Treatment, treatments } from './treatment';

/**
 * The treatment that a field declares, also where the declared type is only made nullable or optional, or checked further.
 * Apart from the declarations, so that browsers, which never ask for it, load those without zod.
 */
export function treatmentOf(type: z.core.$ZodType): Treatment | undefined {
  const own = treatments.get(type);
  if (own) return own;
  const isWrapped =
    type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault;
  const within = isWrapped ? type.unwrap() : type._zod.parent;
  return within && treatmentOf(within);
}
