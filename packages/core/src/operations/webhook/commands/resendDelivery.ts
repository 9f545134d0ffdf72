import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { ofOwnedCompany } from '../../team';
import { webhookDeliveries, webhooks } from '../resource';

/**
 * Once more, from the first attempt on, under the same message id. Refuses `webhook_not_active`, and `delivery_waits`
 * while it is on its way.
 */
export const resendDelivery = defineCommand({
  name: 'webhook-deliveries.resend',
  rest: true,
  input: z.strictObject({ id }),
  async load(find, input) {
    const delivery = await find.forUpdate(webhookDeliveries, input.id, ofOwnedCompany);
    const [webhook] = await find.many(webhooks, { id: delivery.webhookId });
    return { delivery, webhook };
  },
  decide({ rows: { delivery, webhook }, now }) {
    if (webhook?.status !== 'active') return refuse('webhook_not_active');
    if (delivery.state === 'waiting') return refuse('delivery_waits');
    const { id, companyId } = delivery;
    const event = {
      kind: 'webhook-deliveries.resent',
      resource: webhookDeliveries.name,
      rowId: id,
      companyId,
    };
    const patch = {
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      problem: null,
      httpStatus: null,
      tookMs: null,
    } as const;
    return accept([update(webhookDeliveries, id, patch), emit(event)], { id });
  },
});
