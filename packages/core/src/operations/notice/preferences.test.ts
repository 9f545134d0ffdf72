import { expect, it } from 'vitest';
import { notificationRules } from './notices';
import { allNotices, deliveryOf, isOptionalTopic, type NoticePreferences, topicOf } from './preferences';

const event = { kind: 'proposals.send', briefingId: 31 };
/** 23:30 in São Paulo, given in UTC. */
const night = '2026-11-23T02:30:00.000Z';
const noon = '2026-11-23T15:00:00.000Z';
const chosen = (some: Partial<NoticePreferences>) => ({ ...allNotices, ...some });
const off = chosen({
  topics: { proposals: { page: false, email: 'off' } },
  mutedBriefings: [31],
  quiet: { from: 22, until: 8 },
});

it('sends all notices immediately to a user without notification settings', () => {
  expect(deliveryOf(allNotices, event, night)).toEqual({ page: true, email: 'at_once', notBefore: null });
});

it('sends notices by the channels chosen for a topic, but none about a muted project', () => {
  const weekly = chosen({ topics: { proposals: { page: true, email: 'weekly' } } });
  expect(deliveryOf(weekly, event, noon)).toMatchObject({ page: true, email: 'weekly' });
  expect(deliveryOf(chosen({ mutedBriefings: [31] }), event, noon)).toMatchObject({
    page: false,
    email: 'off',
  });
  expect(deliveryOf(chosen({ mutedBriefings: [32] }), event, noon)).toMatchObject({
    page: true,
    email: 'at_once',
  });
});

it.each<[string, NonNullable<NoticePreferences['quiet']>, string, string | null]>([
  ['before midnight', { from: 22, until: 8 }, night, '2026-11-23T11:00:00.000Z'],
  ['after midnight', { from: 22, until: 8 }, '2026-11-23T10:59:00.000Z', '2026-11-23T11:00:00.000Z'],
  ['not at the end of the quiet hours', { from: 22, until: 8 }, '2026-11-23T11:00:00.000Z', null],
  ['within one day', { from: 12, until: 14 }, noon, '2026-11-23T17:00:00.000Z'],
  ['not outside the quiet hours', { from: 13, until: 14 }, noon, null],
  ['not if start and end are the same', { from: 12, until: 12 }, noon, null],
])('holds e-mails back only during quiet hours: %s', (_, quiet, now, notBefore) => {
  expect(deliveryOf(chosen({ quiet }), event, now).notBefore).toBe(notBefore);
});

it('always sends notices about money, security, contracts and unknown kinds of events immediately', () => {
  const stays = Object.keys(notificationRules).filter((kind) => !isOptionalTopic(topicOf(kind)));
  for (const kind of [
    'charges.fallDue',
    'payouts.release',
    'contracts.send',
    'users.newSignIn',
    'users.privacyAsked',
    'payees.change',
  ]) {
    expect(stays).toContain(kind);
  }
  for (const kind of [...stays, 'rockets.launch']) {
    expect(deliveryOf(off, { kind, briefingId: 31 }, night)).toEqual({
      page: true,
      email: 'at_once',
      notBefore: null,
    });
  }
});
