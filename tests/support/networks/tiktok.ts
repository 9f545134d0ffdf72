import { DAY } from './grants';
import { type Network, type NetworkReply, received } from './network';

export class TikTok {
  constructor(private readonly network: Network) {}

  token(form: URLSearchParams): NetworkReply {
    // TikTok returns some errors with status 200.
    const refused = (error: string) => received(200, { error, error_description: error, log_id: 'x' });
    if (!this.#isClient(form)) return refused('invalid_client');
    if (form.get('grant_type') === 'authorization_code') {
      if (!this.network.grants.redeem('tiktok', form)) return refused('invalid_grant');
    } else {
      const refresh = form.get('refresh_token') ?? '';
      if (!this.network.grants.opens(refresh, 'refresh')) return refused('invalid_grant');
      this.network.grants.revoke(refresh);
    }
    return received(200, {
      access_token: this.network.grants.issue('access', DAY),
      expires_in: 86_400,
      refresh_token: this.network.grants.issue('refresh', 365 * DAY),
      refresh_expires_in: 365 * 86_400,
      open_id: this.network.account.accountId,
      scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
      token_type: 'Bearer',
    });
  }
  #isClient = (form: URLSearchParams) =>
    form.get('client_key') === this.network.secrets.tiktokKey &&
    form.get('client_secret') === this.network.secrets.tiktokSecret;

  revoke(form: URLSearchParams): NetworkReply {
    if (!this.#isClient(form))
      return received(400, { error: 'invalid_client', error_description: '', log_id: 'x' });
    if (this.network.grants.opens(form.get('token'), 'access')) this.network.grants.takeBack();
    return received(200, {});
  }
  #refused(token: string): NetworkReply | undefined {
    const error = (status: number, code: string) =>
      received(status, { data: {}, error: { code, message: code, log_id: 'x' } });
    if (!this.network.grants.opens(token, 'access')) return error(401, 'access_token_invalid');
    if (this.network.limited) return error(429, 'rate_limit_exceeded');
    if (this.network.withoutFigures) return error(401, 'scope_not_authorized');
  }
  figures(url: URL, sent: string, token: string): NetworkReply {
    const refused = this.#refused(token);
    if (refused) return refused;
    const { accountId, username, followers, posts, sample } = this.network.account;
    const ok = { code: 'ok', message: '', log_id: 'x' };
    if (url.pathname === '/v2/user/info/') {
      const user = { open_id: accountId, username, follower_count: followers, video_count: posts };
      return received(200, { data: { user }, error: ok });
    }
    if (url.searchParams.get('fields')?.includes('share_url')) return received(200, this.#videos(sent));
    const videos = sample.map(([like_count, comment_count, share_count], n) => ({
      id: String(n),
      like_count,
      comment_count,
      share_count,
      view_count: 40 * like_count,
    }));
    return received(200, { data: { videos, cursor: 0, has_more: false }, error: ok });
  }
  /** Returns a page of videos. Its cursor is the index of the next video. */
  #videos(sent: string) {
    const { max_count, cursor = 0 } = JSON.parse(sent) as { max_count: number; cursor?: number };
    const { media, username } = this.network.account;
    const videos = media.map(({ id, caption, picture }, n) => ({
      id,
      create_time: Date.UTC(2026, 10, 20 - n, 12) / 1_000,
      cover_image_url: typeof picture === 'string' ? picture : `${this.network.url}/lent/${id}.jpg`,
      share_url: `https://www.tiktok.com/@${username}/video/${id}?utm_campaign=tt4d_open_api`,
      video_description: caption,
      like_count: 100 + n,
      comment_count: n,
      share_count: 2,
      view_count: 4_000,
    }));
    const next = cursor + max_count;
    return {
      data: { videos: videos.slice(cursor, next), cursor: next, has_more: next < videos.length },
      error: { code: 'ok', message: '', log_id: 'x' },
    };
  }
  video(sent: string, token: string): NetworkReply {
    const refused = this.#refused(token);
    if (refused) return refused;
    const { filters } = JSON.parse(sent) as { filters: { video_ids: string[] } };
    const videos = filters.video_ids.flatMap((id) => {
      const figures = this.network.account.insights[id];
      return figures ? [{ id, ...figures }] : [];
    });
    return received(200, { data: { videos }, error: { code: 'ok', message: '', log_id: 'x' } });
  }
}
