import { defineFlow } from '../../kit';

/** An address that a company has told what happens to. `failed` is the product's word: nobody answered there for days. */
export const webhookFlow = defineFlow({
  name: 'webhooks',
  states: ['active', 'paused', 'failed', 'retired'],
  initial: 'active',
  moves: {
    pause: { from: ['active'], to: 'paused' },
    resume: { from: ['paused', 'failed'], to: 'active' },
    fail: { from: ['active'], to: 'failed' },
    retire: { from: ['active', 'paused', 'failed'], to: 'retired', final: true },
  },
});
