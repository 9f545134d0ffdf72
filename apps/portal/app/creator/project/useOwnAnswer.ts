import { useActionData } from '@remix-run/react';
import type { Answer } from '../../adapters/form.server';

/** Returns the answer to the form with this intent and this row, among several on a page. */
export function useOwnAnswer(intent: string, id: number): Answer | undefined {
  const answer = useActionData<Answer | undefined>();
  const own = answer?.intent === intent && answer.submission.initialValue?.id === String(id);
  return own ? answer : undefined;
}
