import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** What messages to an address are signed with, sealed. */
export const WebhookSecret = defineEntity({
  name: 'WebhookSecret',
  tableName: 'webhook_secrets',
  properties: {
    ...stamps(),
    webhookId: p.integer(),
    sealed: p.text(),
    endsAt: instant().nullable(),
  },
});
