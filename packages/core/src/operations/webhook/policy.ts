import { anyOf } from '../../kit';
import { type Actor, nobody, type Rule, staff, systemOnly } from '../../people';
import { ofOwnedCompany } from '../team';
import type { Webhook, WebhookDelivery } from './schema';

/** A company's owner decides where its data goes; made by `webhooks.add`, which shows the secret. */
export const webhookAccess = {
  read: anyOf<Actor, Webhook>(ofOwnedCompany, staff('support')),
  create: nobody,
  update: ofOwnedCompany,
  remove: nobody,
  moves: {
    pause: ofOwnedCompany,
    resume: ofOwnedCompany,
    fail: systemOnly as Rule<Webhook>,
    retire: ofOwnedCompany,
  },
} as const;

export const webhookDeliveryAccess = {
  read: anyOf<Actor, WebhookDelivery>(ofOwnedCompany, staff('support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;
