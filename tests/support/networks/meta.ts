import { DAY, HOUR } from './grants';
import { type Network, type NetworkReply, received } from './network';

/** Simulates Instagram at the URLs of Meta. */
export class Meta {
  constructor(private readonly network: Network) {}

  code(form: URLSearchParams): NetworkReply {
    const { metaId, metaSecret } = this.network.secrets;
    const refused = (error_message: string) =>
      received(400, { error_type: 'OAuthException', code: 400, error_message });
    if (form.get('client_id') !== metaId || form.get('client_secret') !== metaSecret)
      return refused('Invalid client');
    if (!this.network.grants.redeem('meta', form))
      return refused('Matching code was not found or was already used');
    const access_token = this.network.grants.issue('short', HOUR);
    return received(200, {
      data: [
        {
          access_token,
          user_id: this.network.account.accountId,
          permissions: 'instagram_business_basic,instagram_business_manage_insights',
        },
      ],
    });
  }
  longLived(url: URL): NetworkReply {
    const query = url.searchParams;
    const before = url.pathname === '/access_token' ? 'short' : 'long';
    const token = this.network.grants.opens(query.get('access_token'), before);
    if (!token) return this.#graphError(190, 'Error validating access token');
    if (before === 'short' && query.get('client_secret') !== this.network.secrets.metaSecret)
      return this.#graphError(1, 'secret');
    if (before === 'long' && this.network.grants.now - token.made < DAY)
      return this.#graphError(1, 'The token is less than 24 hours old');
    return received(200, {
      access_token: this.network.grants.issue('long', 60 * DAY),
      token_type: 'bearer',
      expires_in: 60 * 86_400,
    });
  }
  figures(url: URL): NetworkReply {
    if (!this.network.grants.opens(url.searchParams.get('access_token'), 'short', 'long'))
      return this.#graphError(190, 'Invalid OAuth access token');
    if (this.network.limited) return this.#graphError(4, 'Application request limit reached');
    if (this.network.withoutFigures)
      return this.#graphError(10, 'Application does not have permission for this action');
    const { accountId, appUserId: id, username, followers, posts, sample } = this.network.account;
    if (/media_url|permalink/.test(url.searchParams.get('fields') ?? ''))
      return received(200, { data: this.#media() });
    return url.pathname.endsWith('/media')
      ? received(200, {
          data: sample.map(([like_count, comments_count], n) => ({
            id: String(n),
            like_count,
            comments_count,
          })),
        })
      : received(200, { user_id: accountId, username, followers_count: followers, media_count: posts, id });
  }
  #media = () =>
    this.network.account.media.map(({ id, caption, media_type, picture }, n) => {
      const address = typeof picture === 'string' ? picture : `${this.network.url}/lent/${id}.jpg`;
      const video = media_type === 'VIDEO';
      return {
        id,
        caption,
        media_type,
        permalink: `https://www.instagram.com/p/${id}/`,
        media_url: video ? `${this.network.url}/lent/${id}.mp4` : address,
        ...(video ? { thumbnail_url: address } : {}),
        like_count: 100 + n,
        comments_count: n,
        timestamp: new Date(Date.UTC(2026, 10, 20 - n, 12)).toISOString().replace('.000Z', '+0000'),
      };
    });
  #graphError = (code: number, message: string) =>
    received(code === 190 ? 401 : 400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'x' } });
  /**
   * Returns the requested metrics that are known for a post. Returns an error for posts of a different
   * account.
   */
  insights(id: string, url: URL): NetworkReply {
    const query = url.searchParams;
    if (!this.network.grants.opens(query.get('access_token'), 'short', 'long'))
      return this.#graphError(190, 'Invalid OAuth access token');
    if (this.network.limited) return this.#graphError(4, 'Application request limit reached');
    if (this.network.withoutFigures)
      return this.#graphError(10, 'Not enough viewers for the media to show insights');
    const figures = this.network.account.insights[id];
    if (!figures) return this.#graphError(100, 'Unsupported get request');
    const asked = query.get('metric')?.split(',') ?? [];
    const known = asked.filter((name) => figures[name] !== undefined);
    return received(200, {
      data: known.map((name) => ({ name, period: 'lifetime', values: [{ value: figures[name] }] })),
    });
  }
}
