import { refuse } from '../../kit';
import { defineMove } from '../../party';
import { webhookDeliveries, webhooks } from '../resource';

/** Once more, from the first attempt on, under the same message id. Refuses `webhook_not_active`. */
export const resendDelivery = defineMove(webhookDeliveries, 'resend', {
  fields: {},
  also: async (find, { webhookId }) => (await find.many(webhooks, { id: webhookId }))[0],
  decide({ also: webhook, now }) {
    if (webhook?.status !== 'active') return refuse('webhook_not_active');
    return { patch: { attempts: 0, nextAttemptAt: now } };
  },
});
