import { defineFlow } from '../../kit';

/** See docs/spec/money.md#closing-a-month. A month that was opened again is closed by a new row. */
export const monthClosingFlow = defineFlow({
  name: 'month-closings',
  states: ['closed', 'reopened'],
  initial: 'closed',
  moves: { reopen: { from: ['closed'], to: 'reopened', comment: 'required', final: true } },
});
