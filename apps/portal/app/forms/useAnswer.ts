import { useForm } from '@conform-to/react';
import type { Answer, Refusal } from '../adapters/form.server';

/**
 * Conform's form over what an action answered: what was typed is back, the first refused field has the focus.
 * Checks run on the server only, so that there is one set of rules and no second copy in the bundle.
 */
export function useAnswer<Fields extends Record<string, unknown>>(
  answer: Answer | undefined,
  options: Omit<NonNullable<Parameters<typeof useForm<Fields, Fields, Refusal[]>>[0]>, 'lastResult'> = {},
) {
  return useForm<Fields, Fields, Refusal[]>({
    lastResult: answer?.submission ?? null,
    ...options,
  });
}
