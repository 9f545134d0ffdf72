import { describe, expect, it } from 'vitest';
import { isLinkOpen, linkHours, type MailLink } from './mailLink';

it('limits how long the links in e-mails are valid', () => {
  const days = (hours: number) => hours / 24;
  expect(linkHours.password).toBe(1);
  expect(linkHours.confirm).toBe(48);
  const { invitation, cancelDeletion, export: exported, news, notices } = linkHours;
  expect([invitation, cancelDeletion, exported, news, notices].map(days)).toEqual([14, 7, 7, 90, 90]);
});

describe('a link', () => {
  const link: MailLink = {
    id: 1,
    version: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    userId: 1,
    purpose: 'invitation',
    tokenHash: 'a'.repeat(64),
    expiresAt: '2026-12-04T12:00:00.000Z',
    usedAt: null,
  };
  const passwordSince = link.createdAt;

  it.each<[string, Partial<MailLink>, string, string, boolean]>([
    ['works until it expires', {}, '2026-12-04T11:59:59.999Z', passwordSince, true],
    ['has expired', {}, link.expiresAt, passwordSince, false],
    ['was used', { usedAt: '2026-11-21T00:00:00.000Z' }, '2026-11-22T00:00:00.000Z', passwordSince, false],
    ['is older than the password', {}, '2026-11-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z', false],
  ])('%s', (_name, given, now, since, open) => {
    expect(isLinkOpen({ ...link, ...given }, now, since)).toBe(open);
  });
});
