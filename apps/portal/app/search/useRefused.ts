import { useActionData } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';
import { refusalsOf } from '../forms/Refused';

const own = ['compare', 'toList', 'toInvite', 'favorite', 'take', 'putBack', 'stage', 'trackPicked'];

/** Returns the refusals of all fields for these intents. */
export function useRefused(intents: readonly string[] = own) {
  const answer = useActionData<Answer | undefined>();
  return answer && intents.includes(answer.intent) ? refusalsOf(answer) : [];
}

/** Returns the refusals of a field, which are shown beside it, those of all other fields, and the input. */
export function useRefusedField(intent: string, field: string) {
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === intent ? answer.submission : undefined;
  const errors = refused?.error ?? {};
  const own = errors[field] ?? [];
  const others = Object.entries(errors).flatMap(([name, refusals]) =>
    name === field ? [] : (refusals ?? []),
  );
  return { own, others, typed: refused?.initialValue };
}
