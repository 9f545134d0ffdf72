import { createHash } from 'node:crypto';
import { videoAt } from '@elenco/core/discovery';
import { ENGAGEMENT_POSTS } from '@elenco/core/people';
import { z } from 'zod';
import { inSeconds, posted, sendRequest, withQuery } from './ask';
import { engagementOf, totalsOf } from './engagement';
import { type Account, type Grant, isNetworkError, type NetworkClient, NetworkError } from './network';
import { nextPacificMidnight, pacificDaysBefore } from './pacificDay';
import { downloadPicture } from './picture';
import { AUDIENCE_DAYS, report, VIEWS_DAYS, viewersIn, viewingIn } from './youtubeAnalytics';
import { channelsIn, errorIn, granted, isDailyQuota, uploadsIn, videosIn } from './youtubeAnswers';
import { postsIn, YOUTUBE_PICTURES } from './youtubePosts';

/** URLs of Google and YouTube, without trailing slash, and our client credentials. */
export interface YouTubeSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  /** URL to which `/token` and `/revoke` are added. */
  readonly oauthUrl: string;
  readonly dataUrl: string;
  readonly analyticsUrl: string;
}

/** Permissions that we request (developers.google.com/youtube/v3/guides/auth/server-side-web-apps). */
const READ = 'https://www.googleapis.com/auth/youtube.readonly';
const ANALYTICS = 'https://www.googleapis.com/auth/yt-analytics.readonly';
const SAMPLE = ENGAGEMENT_POSTS.youtube;

/** Returns the code challenge of RFC 7636 (PKCE). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * Creates the YouTube client. Access tokens are valid for an hour; the refresh token stays the same. Each
 * request to the Data API costs one unit of the daily quota, which is 10,000 units unless Google grants more
 * (developers.google.com/youtube/v3/determine_quota_cost). Reading an account costs three units, reading the
 * metrics of a post one unit, and reading the newest posts three units. After `quotaExceeded`, no request is
 * sent before midnight in Pacific Time. The Analytics API has a separate quota.
 */
export function youTubeClient(settings: YouTubeSettings, now = Date.now): NetworkClient {
  const client = { client_id: settings.clientId, client_secret: settings.clientSecret };
  let exhaustedUntil = '';

  const grant = (fields: Record<string, string>) =>
    sendRequest({
      name: 'Google /token',
      url: `${settings.oauthUrl}/token`,
      init: posted({ ...client, ...fields }),
      answer: granted,
      errorIn,
    });
  const authorized = (access: string) => ({ headers: { Authorization: `Bearer ${access}` } });

  async function list<T>(
    resource: string,
    access: string,
    query: Record<string, string>,
    answer: z.ZodType<T>,
  ) {
    const name = `YouTube /${resource}`;
    if (new Date(now()).toISOString() < exhaustedUntil)
      throw new NetworkError('limited', `${name} was not asked: no quota is left today`, exhaustedUntil);
    return sendRequest({
      name,
      url: withQuery(`${settings.dataUrl}/${resource}`, query),
      init: authorized(access),
      answer,
      errorIn,
      untilIn(body) {
        if (!isDailyQuota(body)) return undefined;
        exhaustedUntil = nextPacificMidnight(now());
        return exhaustedUntil;
      },
    });
  }

  const reportOf = (access: string, days: number, query: Record<string, string>) =>
    sendRequest({
      name: 'YouTube Analytics /reports',
      url: withQuery(`${settings.analyticsUrl}/v2/reports`, {
        ids: 'channel==MINE',
        startDate: pacificDaysBefore(now(), days),
        endDate: pacificDaysBefore(now(), 1),
        ...query,
      }),
      init: authorized(access),
      answer: report,
      errorIn,
    });

  /**
   * Returns the metrics of the Analytics API. Returns none if the creator deselected Analytics when giving
   * consent, so that the other metrics are still read.
   */
  async function readAnalytics(access: string) {
    try {
      const [demographics, countries, totals] = await Promise.all([
        reportOf(access, AUDIENCE_DAYS, { metrics: 'viewerPercentage', dimensions: 'ageGroup,gender' }),
        reportOf(access, AUDIENCE_DAYS, { metrics: 'views', dimensions: 'country' }),
        reportOf(access, VIEWS_DAYS, { metrics: 'views,engagedViews,averageViewDuration' }),
      ]);
      return { audience: viewersIn(demographics, countries), viewing: viewingIn(totals) };
    } catch (error) {
      if (isNetworkError(error)) return {};
      throw error;
    }
  }

  /** Returns the metrics of the newest public videos. */
  async function readSample(access: string, uploads: string) {
    const id = await newestOf(access, uploads, SAMPLE);
    if (id === '') return [];
    const videos = await list('videos', access, { part: 'snippet,status,statistics', id }, videosIn);
    return videos.items.flatMap(({ status, statistics: { likeCount, commentCount, viewCount } }) =>
      // Engagement cannot be computed without likes, so a video with hidden likes is left out. A missing
      // number of comments means that comments are turned off.
      status.privacyStatus === 'public' && likeCount !== null
        ? [{ likes: likeCount, comments: commentCount ?? 0, views: viewCount }]
        : [],
    );
  }

  /**
   * Returns the id of the playlist with the channel's uploads. Returns undefined if the channel has no
   * videos, because YouTube then has no such playlist.
   */
  async function uploadsOf(access: string) {
    const query = { part: 'snippet,contentDetails,statistics', mine: 'true' };
    const [channel] = (await list('channels', access, query, channelsIn)).items;
    if (!channel) throw new NetworkError('not_permitted', 'The Google account has no YouTube channel');
    const { uploads } = channel.contentDetails.relatedPlaylists;
    return { channel, uploads: channel.statistics.videoCount > 0 && uploads ? uploads : undefined };
  }

  /**
   * Returns the ids of the newest videos, separated by commas; an empty string if there are none. Includes
   * private videos, because the request is made as the owner.
   */
  async function newestOf(access: string, uploads: string, most: number) {
    const page = { part: 'contentDetails', playlistId: uploads, maxResults: String(most) };
    const { items } = await list('playlistItems', access, page, uploadsIn);
    return items.map(({ contentDetails }) => contentDetails.videoId).join(',');
  }

  return {
    network: 'youtube',
    authorizeUrl: ({ state, verifier, redirectUri }) =>
      withQuery(settings.authorizeUrl, {
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: `${READ} ${ANALYTICS}`,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        // Google issues a refresh token only for offline access. After a user's first consent, it issues
        // another one only if the user consents again.
        access_type: 'offline',
        prompt: 'consent',
      }),
    async redeem({ code, verifier, redirectUri }): Promise<Grant> {
      const { access_token, expires_in, refresh_token, scope } = await grant({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
      if (!scope.split(' ').includes(READ) || refresh_token === undefined)
        throw new NetworkError('not_permitted', 'The YouTube grant does not include the channel');
      return { access: access_token, refresh: refresh_token, expiresAt: inSeconds(expires_in, now()) };
    },
    async renew({ refresh }) {
      if (refresh === null) throw new NetworkError('refused', 'The YouTube grant has no refresh token');
      const renewed = await grant({ grant_type: 'refresh_token', refresh_token: refresh });
      return {
        access: renewed.access_token,
        refresh: renewed.refresh_token ?? refresh,
        expiresAt: inSeconds(renewed.expires_in, now()),
      };
    },
    async read({ access }): Promise<Account> {
      const { channel, uploads } = await uploadsOf(access);
      const { subscriberCount, hiddenSubscriberCount, videoCount } = channel.statistics;
      // A creator who hides the number of subscribers does not want brands to see this number.
      if (hiddenSubscriberCount || subscriberCount === null)
        throw new NetworkError('not_permitted', 'The YouTube channel hides its number of subscribers');
      const sample = uploads ? await readSample(access, uploads) : [];
      const { audience, viewing } = await readAnalytics(access);
      return {
        accountId: channel.id,
        figures: {
          handle: channel.snippet.customUrl?.replace(/^@/, '') || channel.id,
          followers: subscriberCount,
          posts: videoCount,
          engagementBp: engagementOf(
            sample.map(({ likes, comments }) => likes + comments),
            subscriberCount,
          ),
          sampledPosts: sample.length,
          sample: totalsOf(sample, (one) => one),
          ...(audience ? { audience } : {}),
          ...(viewing ? { viewing } : {}),
        },
      };
    },
    async posts({ access }, most) {
      const { uploads } = await uploadsOf(access);
      const id = uploads ? await newestOf(access, uploads, most) : '';
      if (id === '') return [];
      const part = 'snippet,status,statistics,paidProductPlacementDetails';
      return list('videos', access, { part, id }, postsIn);
    },
    picture: (pictureUrl) => downloadPicture('YouTube', pictureUrl, settings.dataUrl, YOUTUBE_PICTURES),
    async figures({ access }, { url, networkPostId, accountId }) {
      const video = videoAt(url);
      const id = networkPostId ?? (video?.network === 'youtube' ? video.id : undefined);
      if (!id) return null;
      const { items } = await list('videos', access, { part: 'snippet,status,statistics', id }, videosIn);
      const found = items.find((one) => one.id === id && one.snippet.channelId === accountId);
      if (!found) return null;
      const { viewCount, likeCount, commentCount } = found.statistics;
      return {
        networkPostId: id,
        caption: found.snippet.description || null,
        organic: { views: viewCount, likes: likeCount, comments: commentCount },
      };
    },
    /**
     * Revokes all permissions of the consent
     * (developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke).
     */
    async revoke({ access, refresh }) {
      await sendRequest({
        name: 'Google /revoke',
        url: `${settings.oauthUrl}/revoke`,
        init: posted({ token: refresh ?? access }),
        answer: z.unknown(),
        errorIn,
      });
    },
  };
}
