import { useActionData } from '@remix-run/react';
import type { Answer } from '../../adapters/form.server';

/**
 * Returns the action's answer if it concerns the form of this intent and row, since a page has several forms.
 */
export function useOwnAnswer(intent: string, id: number): Answer | undefined {
  const answer = useActionData<Answer | undefined>();
  const own = answer?.intent === intent && answer.submission.initialValue?.id === String(id);
  return own ? answer : undefined;
}
