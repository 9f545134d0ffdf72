import { describe, expect, it } from 'vitest';
import {
  accepted,
  aWebhook,
  aWebhookDelivery,
  brandMember,
  brandOwner,
  type Case,
  ids,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  stamped,
  summarize,
  supporter,
  theCreator,
} from '../../testing';
import { webhookAddress } from './address';
import { addWebhook, resendDelivery, resumeWebhook, rotateSecret, testWebhook } from './commands';
import { afterAttempt, FAILED_DAYS, MAX_WEBHOOKS, retryAfter } from './retry';
import type { Webhook, WebhookSecret } from './webhook';

const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
const row = (given: Partial<Webhook> = {}) => aWebhook({ id: 1, ...given });
const secret = (id: number, endsAt: string | null): WebhookSecret => ({
  ...stamped,
  id,
  webhookId: 1,
  sealed: `1.key.${id}`,
  endsAt,
});
const delivery = () => aWebhookDelivery({ id: 5, webhookId: 1 });
const at = (given: Partial<Webhook> = {}): Case => ({
  actor: brandOwner,
  store: { webhooks: [row(given)], webhook_secrets: [secret(1, later(1)), secret(2, null)] },
});

describe('the URL of a webhook', () => {
  it.each<[string, string]>([
    ['hooks.aurora.example', 'invalid_link'],
    ['http://hooks.aurora.example/', 'https_only'],
    ['javascript:alert(1)', 'https_only'],
    ['https://brand:secret@hooks.aurora.example/', 'no_password_in_link'],
    ['https://localhost/', 'public_name_only'],
    ['https://db.internal/', 'public_name_only'],
    ['https://db.internal./', 'public_name_only'],
    ['https://intranet/', 'public_name_only'],
    ['https://10.0.0.1/', 'public_name_only'],
    ['https://0x7f.1/', 'public_name_only'],
    ['https://2130706433/', 'public_name_only'],
    ['https://[::1]/', 'public_name_only'],
    [`https://hooks.aurora.example/${'a'.repeat(500)}`, 'too_long'],
  ])('is rejected: %s (%s)', (text, code) => {
    expect(webhookAddress.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([code]);
  });

  it('is accepted if it is public', () => {
    expect(webhookAddress.parse(' https://hooks.aurora.example:8443/in?x=1 ')).toBe(
      'https://hooks.aurora.example:8443/in?x=1',
    );
  });
});

describe('an owner adding a webhook', () => {
  const { title, address, events } = row();
  const input = { title, address, events, sealed: '1.key.text' };
  const own = { ...stamped, id: ids.company };
  const many = Array.from({ length: MAX_WEBHOOKS }, (_, n) => row({ id: n + 1 }));

  it('stores the webhook and its secret', async () => {
    const { changes } = await accepted(addWebhook, input, { actor: brandOwner, store: { companies: [own] } });
    expect(summarize(changes)).toEqual(['insert webhooks', 'insert webhook_secrets']);
  });

  it.each<[string, Case, object, string[]]>([
    ['a member', { actor: brandMember, store: { companies: [own] } }, {}, ['not_found']],
    ['a creator', { actor: theCreator, store: { companies: [own] } }, {}, ['not_found']],
    ['support', { actor: supporter, store: { companies: [own] } }, {}, ['not_found']],
    [
      'above the maximum number',
      { actor: brandOwner, store: { companies: [own], webhooks: many } },
      {},
      ['too_many_webhooks'],
    ],
    ['without events', { actor: brandOwner, store: {} }, { events: [] }, ['at_least_one /events']],
    [
      'with a duplicate event',
      { actor: brandOwner, store: {} },
      { events: [...events, ...events] },
      ['repeated /events'],
    ],
  ])('is rejected: %s', async (_, given, more, expected) => {
    expect(await refusedWith(addWebhook, { ...input, ...more }, given)).toEqual(expected);
  });
});

describe('the secret of a webhook', () => {
  it('can be replaced, after which only the new and the previous secret sign for another day', async () => {
    const { changes } = await accepted(rotateSecret, { id: 1, sealed: '1.key.new' }, at());
    expect(summarize(changes)).toEqual([
      'remove webhook_secrets 1',
      'update webhook_secrets 2',
      'insert webhook_secrets',
    ]);
    expect(patchOf(changes, 'webhook_secrets')).toEqual({ endsAt: later(24 * 3_600_000) });
  });

  it('cannot be changed by another company', async () => {
    const other = { ...at(), actor: otherBrand };
    expect(await refusedWith(rotateSecret, { id: 1, sealed: '1.key.new' }, other)).toEqual(['not_found']);
  });
});

describe('a delivery to a webhook', () => {
  const all = (given: Partial<Webhook> = {}) => ({
    actor: brandOwner,
    store: { webhooks: [row(given)], 'webhook-deliveries': [delivery()] },
  });

  it('can be sent again, counting attempts from the start', async () => {
    const { changes } = await accepted(resendDelivery, { id: 5 }, all());
    expect(patchOf(changes, 'webhook-deliveries')).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: NOW,
      problem: null,
    });
  });

  it('is not sent if the webhook is not active', async () => {
    expect(await refusedWith(resendDelivery, { id: 5 }, all({ status: 'paused' }))).toEqual([
      'webhook_not_active',
    ]);
    expect(await refusedWith(testWebhook, { id: 1 }, at({ status: 'failed' }))).toEqual([
      'webhook_not_active',
    ]);
  });

  it('has no recorded failures after the webhook is resumed', async () => {
    const { changes } = await accepted(resumeWebhook, { id: 1 }, at({ status: 'failed', failingSince: NOW }));
    expect(patchOf(changes, 'webhooks')).toEqual({ failingSince: null });
  });
});

describe('the state of a delivery after an attempt', () => {
  const nothing = { problem: null, httpStatus: 200, tookMs: 12 };
  const failed = { problem: 'timeout', httpStatus: null, tookMs: 15_000 } as const;
  const days = (n: number) => later(-n * 86_400_000);

  it.each<[string, number, string | null, Parameters<typeof afterAttempt>[2], object]>([
    [
      'a delivered event',
      3,
      days(9),
      nothing,
      { state: 'delivered', nextAttemptAt: null, failingSince: null, failed: false },
    ],
    [
      'a first failure',
      0,
      null,
      failed,
      { state: 'waiting', nextAttemptAt: later(5_000), failingSince: NOW, failed: false },
    ],
    [
      'the last failure of an event',
      retryAfter.length,
      days(3),
      failed,
      { state: 'failed', nextAttemptAt: null, failingSince: days(3), failed: false },
    ],
    [
      'failures for days',
      2,
      days(FAILED_DAYS),
      failed,
      { state: 'waiting', nextAttemptAt: later(1_800_000), failed: true },
    ],
    ['an endpoint that is gone', 0, null, { ...failed, problem: 'gone' }, { state: 'failed', failed: true }],
  ])('is computed from the result for %s', (_, attempts, failingSince, attempt, expected) => {
    const { delivery: patch, ...about } = afterAttempt({ attempts }, { failingSince }, attempt, NOW);
    expect({ ...patch, ...about }).toMatchObject({ attempts: attempts + 1, ...expected });
  });
});
