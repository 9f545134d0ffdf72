import { z } from 'zod';
import type { NetworkErrorKind } from './network';

/**
 * A count in a response. YouTube writes 64-bit counts as text. A count that the creator hides is missing
 * instead of being 0.
 */
export const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const maybe = count.nullable().default(null);

/** Response about channels (developers.google.com/youtube/v3/docs/channels). */
export const channelsIn = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        /** `customUrl` is the handle. A channel from before handles were introduced may have no handle. */
        snippet: z.object({ customUrl: z.string().optional() }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().default('') }) }),
        statistics: z.object({
          /** Number of subscribers, rounded down to three significant figures. */
          subscriberCount: maybe,
          hiddenSubscriberCount: z.boolean().default(false),
          videoCount: count,
        }),
      }),
    )
    .default([]),
});

/** Response about uploads (developers.google.com/youtube/v3/docs/playlistItems/list). */
export const uploadsIn = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string().min(1) }) })).default([]),
});

/** Response about videos (developers.google.com/youtube/v3/docs/videos). */
export const videosIn = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({ channelId: z.string(), description: z.string().default('') }),
        status: z.object({ privacyStatus: z.string() }),
        statistics: z
          .object({ viewCount: maybe, likeCount: maybe, commentCount: maybe })
          .default({ viewCount: null, likeCount: null, commentCount: null }),
      }),
    )
    .default([]),
});

/** Response of the token endpoint (developers.google.com/identity/protocols/oauth2/web-server). */
export const granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  /** Sent only with the first token after a consent. A refresh does not return it again. */
  refresh_token: z.string().min(1).optional(),
  /** Permissions that the user granted. The user may deselect some of the requested ones. */
  scope: z.string().default(''),
});

const grantError = z.object({ error: z.string() });
const apiError = z.object({
  error: z.object({ code: z.number(), errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

/**
 * Kinds of error by YouTube's reason (developers.google.com/youtube/v3/docs/errors). Any other error is
 * `unreachable`.
 */
const kinds: Readonly<Record<string, NetworkErrorKind>> = {
  invalid_grant: 'refused',
  invalid_token: 'refused',
  authError: 'refused',
  invalidCredentials: 'refused',
  quotaExceeded: 'limited',
  dailyLimitExceeded: 'limited',
  rateLimitExceeded: 'limited',
  userRateLimitExceeded: 'limited',
  forbidden: 'not_permitted',
  insufficientPermissions: 'not_permitted',
  youtubeSignupRequired: 'not_permitted',
  authenticatedUserAccountClosed: 'not_permitted',
  authenticatedUserAccountSuspended: 'not_permitted',
  channelClosed: 'not_permitted',
  channelSuspended: 'not_permitted',
};
const DAILY = new Set(['quotaExceeded', 'dailyLimitExceeded']);

const reasonIn = (body: unknown): string | undefined =>
  grantError.safeParse(body).data?.error ?? apiError.safeParse(body).data?.error.errors[0]?.reason;

export function errorIn(status: number, body: unknown): NetworkErrorKind | undefined {
  if (status < 400) return undefined;
  const reason = reasonIn(body);
  if (reason !== undefined && Object.hasOwn(kinds, reason)) return kinds[reason];
  return status === 429 ? 'limited' : 'unreachable';
}

/** Returns true if the daily quota is used up, not only the quota per minute. */
export const isDailyQuota = (body: unknown): boolean => DAILY.has(reasonIn(body) ?? '');
