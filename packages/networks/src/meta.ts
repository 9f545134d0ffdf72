import { ENGAGEMENT_POSTS } from '@elenco/core/people';
import { z } from 'zod';
import { inSeconds, posted, sendRequest, withQuery } from './ask';
import { engagementOf, totalsOf } from './engagement';
import { audienceIn, breakdowns, demographics } from './metaAudience';
import { codeOf, figuresIn, insightsIn, mediaPage, metricsOf } from './metaInsights';
import { META_PICTURES, POST_FIELDS, postsIn } from './metaPosts';
import {
  type Account,
  type Grant,
  isNetworkError,
  type NetworkClient,
  type NetworkErrorKind,
} from './network';
import { downloadPicture } from './picture';

/** URLs of Instagram and our client credentials. */
export interface MetaSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** URL without version and trailing slash. */
  readonly graphUrl: string;
}

/** Version of the Graph API. Source: developers.facebook.com, Instagram API with Instagram Login. */
const VERSION = 'v25.0';
const SCOPES = 'instagram_business_basic,instagram_business_manage_insights';
/** Maximum number of pages of an account's posts, newest first, that are searched for a post. */
const MAX_PAGES = 5;
const SAMPLE = ENGAGEMENT_POSTS.instagram;
/**
 * Graph API codes for too many requests (`LIMITED`) and for a missing permission (`NOT_PERMITTED`). `errorIn`
 * also handles code 190, which means an invalid token.
 */
const LIMITED = new Set([4, 17, 32, 613]);
const NOT_PERMITTED = new Set([10, 200]);

const failed = z.object({ error: z.object({ code: z.number() }) });
const codeRefused = z.object({ error_type: z.string() });

function errorIn(status: number, body: unknown): NetworkErrorKind | undefined {
  const code = failed.safeParse(body).data?.error.code;
  if (code === 190) return 'refused';
  if (code !== undefined && NOT_PERMITTED.has(code)) return 'not_permitted';
  if (status === 429 || (code !== undefined && LIMITED.has(code))) return 'limited';
  if (code !== undefined) return 'unreachable';
  return codeRefused.safeParse(body).success && status < 500 ? 'refused' : undefined;
}

/**
 * Accepts an object, or an array `data` that contains only this object, because Meta's documentation and API
 * differ.
 */
const maybeInData = <T>(schema: z.ZodType<T>) =>
  z.union([schema, z.object({ data: z.tuple([schema]) }).transform(({ data }) => data[0])]);

const shortLived = maybeInData(z.object({ access_token: z.string().min(1) }));
const longLived = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const profile = maybeInData(
  z.object({
    /** The user's id, which is specific to our app. */
    id: z.coerce.string().min(1),
    user_id: z.coerce.string().min(1),
    username: z.string().min(1),
    followers_count: z.int().min(0),
    media_count: z.int().min(0),
  }),
);
const media = z.object({
  data: z.array(
    z.object({ like_count: z.int().min(0).default(0), comments_count: z.int().min(0).default(0) }),
  ),
});

/**
 * Creates the Instagram client, for professional accounts. Authorization codes are bound to the client
 * secret, without PKCE. A code gives a token for one hour, which is exchanged for one that is valid for 60
 * days and can be refreshed. Instagram has no endpoint to revoke a token.
 */
export function metaClient(settings: MetaSettings, now = Date.now): NetworkClient {
  const { clientId, clientSecret, graphUrl } = settings;
  const grantOf = ({ access_token, expires_in }: z.output<typeof longLived>): Grant => ({
    access: access_token,
    refresh: null,
    expiresAt: inSeconds(expires_in, now()),
  });
  const graph = <T>(path: string, query: Record<string, string>, answer: z.ZodType<T>) =>
    sendRequest({
      name: `Instagram /${path}`,
      url: withQuery(`${graphUrl}/${path}`, query),
      answer,
      errorIn,
    });

  /**
   * Returns the audience; undefined if the permission is missing or the account is too small. Does not throw
   * in these cases, so that the other metrics are still read.
   */
  async function readAudience(access: string) {
    const query = { metric: 'follower_demographics', period: 'lifetime', metric_type: 'total_value' };
    try {
      return audienceIn(
        await Promise.all(
          breakdowns.map((breakdown) =>
            graph(`${VERSION}/me/insights`, { ...query, breakdown, access_token: access }, demographics),
          ),
        ),
      );
    } catch (error) {
      if (isNetworkError(error)) return undefined;
      throw error;
    }
  }

  /**
   * Returns the account's post with this URL; undefined if the post is not among the newest `MAX_PAGES` pages
   * of posts.
   */
  async function mediaAt(url: string, edge: 'media' | 'stories', access: string) {
    const code = codeOf(url);
    for (let page = 0, after = ''; code && page < MAX_PAGES; page++) {
      const query = { fields: 'id,caption,permalink', limit: '50', ...(after ? { after } : {}) };
      const read = await graph(`${VERSION}/me/${edge}`, { ...query, access_token: access }, mediaPage);
      const found = read.data.find(({ permalink }) => codeOf(permalink) === code);
      if (found) return found;
      after = read.paging?.cursors?.after ?? '';
      if (after === '') return undefined;
    }
    return undefined;
  }

  return {
    network: 'instagram',
    authorizeUrl: ({ state, redirectUri }) =>
      withQuery(settings.authorizeUrl, {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES,
        state,
      }),
    async redeem({ code, redirectUri }) {
      const { access_token } = await sendRequest({
        name: 'Instagram /oauth/access_token',
        url: settings.tokenUrl,
        init: posted({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'authorization_code',
          redirect_uri: redirectUri,
          code,
        }),
        answer: shortLived,
        errorIn,
      });
      const exchange = { grant_type: 'ig_exchange_token', client_secret: clientSecret, access_token };
      return grantOf(await graph('access_token', exchange, longLived));
    },
    async renew({ access }) {
      const query = { grant_type: 'ig_refresh_token', access_token: access };
      return grantOf(await graph('refresh_access_token', query, longLived));
    },
    async read({ access }): Promise<Account> {
      const fields = 'id,user_id,username,followers_count,media_count';
      const me = await graph(`${VERSION}/me`, { fields, access_token: access }, profile);
      const posts = await graph(
        `${VERSION}/me/media`,
        { fields: 'like_count,comments_count', limit: String(SAMPLE), access_token: access },
        media,
      );
      const audience = await readAudience(access);
      const sample = posts.data.slice(0, SAMPLE).map((post) => post.like_count + post.comments_count);
      return {
        accountId: me.user_id,
        appUserId: me.id,
        figures: {
          handle: me.username,
          followers: me.followers_count,
          posts: me.media_count,
          engagementBp: engagementOf(sample, me.followers_count),
          sampledPosts: sample.length,
          sample: totalsOf(posts.data.slice(0, SAMPLE), ({ like_count, comments_count }) => ({
            likes: like_count,
            comments: comments_count,
          })),
          ...(audience ? { audience } : {}),
        },
      };
    },
    async posts({ access }, most) {
      const query = { fields: POST_FIELDS, limit: String(most), access_token: access };
      return (await graph(`${VERSION}/me/media`, query, postsIn)).slice(0, most);
    },
    async figures({ access }, { url, networkPostId, stories }) {
      const found = networkPostId
        ? { id: networkPostId, caption: null }
        : await mediaAt(url, stories ? 'stories' : 'media', access);
      if (!found) return null;
      const known = metricsOf(stories);
      const query = { metric: Object.keys(known).join(','), access_token: access };
      const read = await graph(`${VERSION}/${found.id}/insights`, query, insightsIn);
      return { networkPostId: found.id, caption: found.caption, organic: figuresIn(read, known) };
    },
    picture: (pictureUrl) => downloadPicture('Instagram', pictureUrl, graphUrl, META_PICTURES),
  };
}
