import { useActionData } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';

/** The forms that have no place of their own for why they were refused. */
const own = ['approve', 'remind', 'message', 'askFigures', 'detach', 'attach'];

/** Why what was just sent was refused, where everybody sees it. */
export function RecentAnswer() {
  const answer = useActionData<Answer | undefined>();
  if (!answer || !own.includes(answer.intent)) return null;
  return <Refusals refusals={refusalsOf(answer)} />;
}
