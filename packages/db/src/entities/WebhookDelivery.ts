import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    ...stamps(),
    state: p.text(),
    companyId: p.integer(),
    webhookId: p.integer(),
    event: p.text(),
    eventId: p.integer(),
    happenedAt: instant(),
    subject: p.text(),
    rowId: p.integer(),
    briefingId: p.integer().nullable(),
    attempts: p.integer(),
    attemptedAt: instant().nullable(),
    nextAttemptAt: instant().nullable(),
    problem: p.text().nullable(),
    httpStatus: p.integer().nullable(),
    tookMs: p.integer().nullable(),
  },
});
