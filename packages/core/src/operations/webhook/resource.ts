import { defineResource } from '../../people';
import { webhookFlow } from './flow';
import { webhookAccess, webhookDeliveryAccess } from './policy';
import { webhook, webhookDelivery } from './schema';

export const webhooks = defineResource({
  name: 'webhooks',
  schema: webhook,
  flow: webhookFlow,
  writable: {
    create: [],
    update: ['title', 'address', 'events'],
    // Where data goes is the owner's own decision.
    notWhileImpersonating: ['address', 'events'],
  },
  filters: { id: 'is', companyId: 'is', status: 'is', createdAt: 'between' },
  listed: { status: ['active', 'paused', 'failed'] },
  sorts: ['id', 'title', 'status', 'createdAt'],
  access: webhookAccess,
});

/** What was sent to an address, and what came back. */
export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  schema: webhookDelivery,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', companyId: 'is', webhookId: 'is', state: 'is', event: 'is', happenedAt: 'between' },
  sorts: ['id', 'happenedAt'],
  access: webhookDeliveryAccess,
});
