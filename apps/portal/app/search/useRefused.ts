import { useActionData } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';
import { refusalsOf } from '../forms/Refused';

const own = ['compare', 'toList', 'toInvite', 'favorite', 'take', 'putBack', 'stage', 'trackPicked'];

/** Returns the refusals of all fields for these intents. */
export function useRefused(intents: readonly string[] = own) {
  const answer = useActionData<Answer | undefined>();
  return answer && intents.includes(answer.intent) ? refusalsOf(answer) : [];
}
