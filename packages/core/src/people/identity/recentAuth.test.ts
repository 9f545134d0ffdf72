import { describe, expect, it } from 'vitest';
import { isRecentAuth, recentMinutes, requireRecentAuth } from './recentAuth';

const reauthenticatedAt = '2026-11-21T12:00:00.000Z';
const after = (minutes: number, ms = 0) =>
  new Date(Date.parse(reauthenticatedAt) + minutes * 60_000 + ms).toISOString();

describe('recent reauthentication', () => {
  it.each([
    ['at once', after(0), true],
    ['just before the limit', after(recentMinutes, -1), true],
    ['at the limit', after(recentMinutes), false],
    ['a day later', after(24 * 60), false],
  ])('is sufficient for a limited time: %s, at %s: %s', (_, now, recent) => {
    expect(isRecentAuth({ now, reauthenticatedAt })).toBe(recent);
  });

  it('is not required for tokens and the system, because they have no browser', () => {
    expect(isRecentAuth({ now: after(0) })).toBe(true);
  });

  it('is required with the error code `reauthentication_required`', () => {
    expect(() => requireRecentAuth({ now: after(11), reauthenticatedAt }, '/email')).toThrow(
      expect.objectContaining({
        code: 'not_allowed',
        errors: [{ pointer: '/email', code: 'reauthentication_required' }],
      }),
    );
  });
});
