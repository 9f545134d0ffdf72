import type { Webhook, WebhookDelivery } from '../operations';
import { ids, NOW, stamped } from './given';

export const aWebhook = (given: Partial<Webhook> = {}): Webhook => ({
  ...stamped,
  id: 501,
  companyId: ids.company,
  status: 'active',
  statusSince: NOW,
  title: 'ERP',
  address: 'https://hooks.aurora.example/in',
  events: ['contracts.send'],
  failingSince: null,
  ...given,
});

export const aWebhookDelivery = (given: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...stamped,
  id: 502,
  companyId: ids.company,
  webhookId: 501,
  state: 'failed',
  event: 'contracts.send',
  eventId: 77,
  happenedAt: NOW,
  subject: 'contracts',
  rowId: ids.contract,
  briefingId: ids.briefing,
  attempts: 10,
  attemptedAt: NOW,
  nextAttemptAt: null,
  problem: 'timeout',
  httpStatus: null,
  tookMs: 15_000,
  ...given,
});
