import { expect, it } from 'vitest';
import { channelsIn, errorIn, isDailyQuota, videosIn } from './youtubeAnswers';

const failed = (reason: string) => ({ error: { code: 403, message: '', errors: [{ reason }] } });

it.each([
  [400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 'refused'],
  [401, failed('authError'), 'refused'],
  [401, { error: 'invalid_client' }, 'unreachable'],
  [403, failed('insufficientPermissions'), 'not_permitted'],
  [401, failed('youtubeSignupRequired'), 'not_permitted'],
  [403, failed('accessNotConfigured'), 'unreachable'],
  [403, failed('quotaExceeded'), 'limited'],
  [403, failed('rateLimitExceeded'), 'limited'],
  [403, failed('constructor'), 'unreachable'],
  [429, {}, 'limited'],
  [503, 'Backend Error', 'unreachable'],
  [200, {}, undefined],
])('classifies an error of YouTube with status %s: %j', (status, body, kind) => {
  expect(errorIn(status, body)).toBe(kind);
});

it('distinguishes YouTube’s daily quota from its quota per minute', () => {
  expect(isDailyQuota(failed('quotaExceeded'))).toBe(true);
  expect(isDailyQuota(failed('rateLimitExceeded'))).toBe(false);
});

it('reads counts that YouTube writes as text and treats a hidden count as unknown', () => {
  const channel = {
    id: 'UC1',
    snippet: { customUrl: '@ana' },
    contentDetails: { relatedPlaylists: { uploads: 'UU1' } },
    statistics: { videoCount: '12', hiddenSubscriberCount: true },
  };
  expect(channelsIn.parse({ items: [channel] }).items[0]?.statistics).toEqual({
    videoCount: 12,
    subscriberCount: null,
    hiddenSubscriberCount: true,
  });
  const video = { id: 'a', snippet: { channelId: 'UC1' }, status: { privacyStatus: 'public' } };
  const statistics = { viewCount: '5000000000', commentCount: '0' };
  expect(videosIn.parse({ items: [{ ...video, statistics }] }).items[0]?.statistics).toEqual({
    viewCount: 5_000_000_000,
    likeCount: null,
    commentCount: 0,
  });
  expect(channelsIn.parse({ kind: 'youtube#channelListResponse' })).toEqual({ items: [] });
});
