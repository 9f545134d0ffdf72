import { useActionData } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';

/** Intents of forms that do not show their own refusals. */
const own = ['approve', 'remind', 'message', 'askFigures', 'detach', 'attach'];

/** Refusal of the last submission, at the top of the page. */
export function RecentAnswer() {
  const answer = useActionData<Answer | undefined>();
  if (!answer || !own.includes(answer.intent)) return null;
  return <Refusals refusals={refusalsOf(answer)} />;
}
