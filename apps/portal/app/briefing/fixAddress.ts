import { type BriefingKind, type Step, stepAddress } from '@elenco/core/hiring';
import type { FieldError } from '@elenco/core/kit';
import { fieldId } from '../forms/fieldName';

/** Id of the form of every step. */
export const stepForm = 'briefing';

/** Returns the link to the field of the first error of a step; to the step itself if it has no errors. */
export function fixAddress(
  draft: { readonly id: number; readonly kind: BriefingKind },
  step: Step,
  [first]: readonly Pick<FieldError, 'pointer'>[] = [],
): string {
  const to = stepAddress(draft, step);
  return first ? `${to}#${fieldId(stepForm, first.pointer)}` : to;
}
