import { defineFlow } from '../../kit';

/** A question on a brief; an answer may be corrected, and everybody reads the last one. */
export const questionFlow = defineFlow({
  name: 'questions',
  states: ['open', 'answered'],
  initial: 'open',
  moves: { answer: { from: ['open', 'answered'], to: 'answered' } },
});
