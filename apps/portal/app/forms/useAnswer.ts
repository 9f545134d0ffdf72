import { useForm } from '@conform-to/react';
import type { Answer, Refusal } from '../adapters/form.server';

/**
 * Returns conform's form with the response of an action: the input is restored and the first refused field
 * has the focus. Only the server validates, so that the rules exist once and stay out of the bundle.
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
