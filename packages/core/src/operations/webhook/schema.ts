import { z } from 'zod';
import type { StateOf } from '../../kit';
import { count, id, instant, line, stamps } from '../../people';
import { webhookAddress } from './address';
import { webhookEvents } from './events';
import { webhookFlow } from './flow';

export const webhook = z.object({
  ...stamps,
  companyId: id,
  status: z.enum(webhookFlow.states as [StateOf<typeof webhookFlow>]),
  statusSince: instant,
  title: line(120),
  address: webhookAddress,
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'at_least_one')
    .refine((events) => new Set(events).size === events.length, 'repeated'),
  /** Since when nothing has arrived; null after what has. */
  failingSince: instant.nullable(),
});
export type Webhook = z.output<typeof webhook>;

/** Why nothing arrived: what the address leads to, how it answered, or that it was no longer wanted. */
export const deliveryProblems = [
  'unreachable',
  'timeout',
  'certificate',
  'private_address',
  'redirect',
  'http_status',
  'gone',
  'stopped',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One event on its way to one address: what the product has tried, and no flow of anybody's. */
export const webhookDelivery = z.object({
  ...stamps,
  companyId: id,
  webhookId: id,
  /** It waits for its next attempt, has arrived, or was given up. */
  state: z.enum(deliveryStates),
  /** One of `webhookEvents`, or `webhooks.test`. */
  event: z.string(),
  eventId: id,
  happenedAt: instant,
  /** The resource that it happened to, and its number. */
  subject: z.string(),
  rowId: id,
  briefingId: id.nullable(),
  attempts: count,
  attemptedAt: instant.nullable(),
  /** When it is tried again; null where it is not. */
  nextAttemptAt: instant.nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  /** The HTTP status of the last answer. */
  httpStatus: z.int().min(100).max(999).nullable(),
  /** Milliseconds until the last answer. */
  tookMs: count.nullable(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

/** What a message is signed with, closed before it comes here. */
export const sealedSecret = z.string().min(1).max(1_000);
const webhookSecret = z.object({
  ...stamps,
  webhookId: id,
  sealed: sealedSecret,
  /** Until when messages are signed with it, too, once another has taken its place. */
  endsAt: instant.nullable(),
});
export type WebhookSecret = z.output<typeof webhookSecret>;

/** In no registry, so that no address leads to it. */
export const webhookSecrets = { name: 'webhook_secrets', schema: webhookSecret } as const;

/** What a sealed secret is bound to: it does not open as another company's. */
export const secretOf = ({ companyId }: { readonly companyId: number }): string => `webhook ${companyId}`;
