import { createHash } from 'node:crypto';
import { ENGAGEMENT_POSTS } from '@elenco/core/people';
import { z } from 'zod';
import { inSeconds, posted, sendRequest, withQuery } from './ask';
import { engagementOf, totalsOf } from './engagement';
import {
  type Account,
  type Grant,
  type NetworkClient,
  NetworkError,
  type NetworkErrorKind,
  type Post,
} from './network';
import { downloadPicture } from './picture';
import { POST_FIELDS, postOf, TIKTOK_PICTURES, videoPage } from './tiktokPosts';

/** URLs of TikTok and our client credentials. */
export interface TikTokSettings {
  readonly clientKey: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  /** URL without trailing slash. */
  readonly apiUrl: string;
}

/** Permissions that we request (developers.tiktok.com, Login Kit and Display API v2). */
const SCOPES = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'];
const SAMPLE = ENGAGEMENT_POSTS.tiktok;

/** An error of the token endpoint, which also has status 200. */
const grantError = z.object({ error: z.string().min(1) });
const apiError = z.object({ error: z.object({ code: z.string() }) });
const kinds: Readonly<Record<string, NetworkErrorKind>> = {
  invalid_grant: 'refused',
  access_token_invalid: 'refused',
  scope_not_authorized: 'not_permitted',
  scope_permission_missed: 'not_permitted',
  rate_limit_exceeded: 'limited',
};

function errorIn(status: number, body: unknown): NetworkErrorKind | undefined {
  const code = grantError.safeParse(body).data?.error ?? apiError.safeParse(body).data?.error.code;
  if (code === undefined || code === 'ok') return status === 429 ? 'limited' : undefined;
  return kinds[code] ?? 'unreachable';
}

const granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
});
const userInfo = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1),
      username: z.string().min(1),
      follower_count: z.int().min(0),
      video_count: z.int().min(0),
    }),
  }),
});
/** A count that may be missing. A missing count is null. */
const maybe = z.int().min(0).nullable().default(null);
const videoList = z.object({
  data: z.object({
    videos: z.array(
      z.object({
        like_count: z.int().min(0).default(0),
        comment_count: z.int().min(0).default(0),
        share_count: z.int().min(0).default(0),
        view_count: maybe,
      }),
    ),
  }),
});

/** Response to Video Query, which returns only videos of the account itself. */
const videoQuery = z.object({
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string(),
          video_description: z.string().optional(),
          view_count: maybe,
          like_count: maybe,
          comment_count: maybe,
          share_count: maybe,
        }),
      )
      .default([]),
  }),
});

/**
 * Returns the code challenge (PKCE) in hexadecimal digits. TikTok expects these instead of the base64url of
 * RFC 7636.
 */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('hex');

/**
 * Creates the TikTok client. Access tokens are valid for hours. Each refresh also replaces the refresh token.
 */
export function tikTokClient(settings: TikTokSettings, now = Date.now): NetworkClient {
  const client = { client_key: settings.clientKey, client_secret: settings.clientSecret };
  const grant = async (fields: Record<string, string>): Promise<Grant> => {
    const { access_token, expires_in, refresh_token } = await sendRequest({
      name: 'TikTok /v2/oauth/token/',
      url: `${settings.apiUrl}/v2/oauth/token/`,
      init: posted({ ...client, ...fields }),
      answer: granted,
      errorIn,
    });
    return { access: access_token, refresh: refresh_token, expiresAt: inSeconds(expires_in, now()) };
  };

  return {
    network: 'tiktok',
    authorizeUrl: ({ state, verifier, redirectUri }) =>
      withQuery(settings.authorizeUrl, {
        client_key: settings.clientKey,
        response_type: 'code',
        scope: SCOPES.join(','),
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }),
    redeem: ({ code, verifier, redirectUri }) =>
      grant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    async renew({ refresh }) {
      if (refresh === null) throw new NetworkError('refused', 'The TikTok grant has no refresh token');
      return grant({ grant_type: 'refresh_token', refresh_token: refresh });
    },
    async read({ access }): Promise<Account> {
      const headers = { Authorization: `Bearer ${access}` };
      const { user } = (
        await sendRequest({
          name: 'TikTok /v2/user/info/',
          url: `${settings.apiUrl}/v2/user/info/?fields=open_id,username,follower_count,video_count`,
          init: { headers },
          answer: userInfo,
          errorIn,
        })
      ).data;
      const { videos } = (
        await sendRequest({
          name: 'TikTok /v2/video/list/',
          url: `${settings.apiUrl}/v2/video/list/?fields=id,like_count,comment_count,share_count,view_count`,
          init: {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify({ max_count: SAMPLE }),
          },
          answer: videoList,
          errorIn,
        })
      ).data;
      const sample = videos
        .slice(0, SAMPLE)
        .map((one) => one.like_count + one.comment_count + one.share_count);
      return {
        accountId: user.open_id,
        figures: {
          handle: user.username,
          followers: user.follower_count,
          posts: user.video_count,
          engagementBp: engagementOf(sample, user.follower_count),
          sampledPosts: sample.length,
          sample: totalsOf(videos.slice(0, SAMPLE), (one) => ({
            likes: one.like_count,
            comments: one.comment_count,
            shares: one.share_count,
            views: one.view_count,
          })),
        },
      };
    },
    async posts({ access }, most) {
      const posts: Post[] = [];
      for (let cursor: number | undefined, more = true; more && posts.length < most; ) {
        const { data } = await sendRequest({
          name: 'TikTok /v2/video/list/',
          url: `${settings.apiUrl}/v2/video/list/?fields=${POST_FIELDS}`,
          init: {
            method: 'POST',
            headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({ max_count: SAMPLE, cursor }),
          },
          answer: videoPage,
          errorIn,
        });
        posts.push(...data.videos.map(postOf));
        cursor = data.cursor;
        more = data.has_more && data.videos.length > 0;
      }
      return posts.slice(0, most);
    },
    picture: (pictureUrl) => downloadPicture('TikTok', pictureUrl, settings.apiUrl, TIKTOK_PICTURES),
    async figures({ access }, { url, networkPostId }) {
      const id = networkPostId ?? /tiktok\.com\/@[\w.-]+\/(?:video|photo)\/(\d+)/.exec(url)?.[1];
      if (!id) return null;
      const fields = 'id,video_description,view_count,like_count,comment_count,share_count';
      const { data } = await sendRequest({
        name: 'TikTok /v2/video/query/',
        url: `${settings.apiUrl}/v2/video/query/?fields=${fields}`,
        init: {
          method: 'POST',
          headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ filters: { video_ids: [id] } }),
        },
        answer: videoQuery,
        errorIn,
      });
      const video = data.videos.find((one) => one.id === id);
      if (!video) return null;
      const { view_count: views, like_count: likes, comment_count: comments, share_count: shares } = video;
      return {
        networkPostId: id,
        caption: video.video_description ?? null,
        organic: { views, likes, comments, shares },
      };
    },
    async revoke({ access }) {
      await sendRequest({
        name: 'TikTok /v2/oauth/revoke/',
        url: `${settings.apiUrl}/v2/oauth/revoke/`,
        init: posted({ ...client, token: access }),
        answer: z.unknown(),
        errorIn,
      });
    },
  };
}
