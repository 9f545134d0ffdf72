import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Grants } from './networks/grants';
import { Meta } from './networks/meta';
import { type Network, type NetworkAccount, type NetworkReply, received } from './networks/network';
import { TikTok } from './networks/tiktok';
import { YouTube } from './networks/youtube';

/** Social networks by the path of their consent page. */
const consentPages: Readonly<Record<string, 'meta' | 'tiktok' | 'youtube'>> = {
  '/oauth/authorize': 'meta',
  '/v2/auth/authorize/': 'tiktok',
  '/o/oauth2/v2/auth': 'youtube',
};

/**
 * Simulates Instagram, TikTok and YouTube as documented: URLs, parameters, responses and errors. Codes can be
 * used once and expire. Tokens expire, are replaced when renewed, and can be revoked.
 */
export class FakeNetworks implements Network {
  readonly secrets = {
    metaId: '990602627938098',
    metaSecret: 'meta-secret',
    tiktokKey: 'awtiktokkey',
    tiktokSecret: 'tiktok-secret',
    youtubeId: '407408718192.apps.googleusercontent.com',
    youtubeSecret: 'youtube-secret',
  };
  account: NetworkAccount = {
    accountId: '17841405793187218',
    appUserId: '10225512345678901',
    username: 'cecilia.amaral',
    followers: 50_000,
    posts: 412,
    sample: [
      [2_000, 100, 50],
      [1_000, 60, 30],
    ],
    media: [],
    insights: {},
  };
  /** True to close connections without a response. */
  down = false;
  /** True if the user does not grant the permission to read metrics. */
  withoutFigures = false;
  limited = false;
  hidesSubscribers = false;
  withoutAnalytics = false;
  /** True to redirect every request to another host. */
  elsewhere = false;
  readonly asked: string[] = [];
  readonly grants = new Grants();
  readonly #meta = new Meta(this);
  readonly #tiktok = new TikTok(this);
  readonly #youtube = new YouTube(this);
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  url = '';

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
  /** Settings with which an app uses this server. */
  get env(): Record<string, string> {
    const { metaId, metaSecret, tiktokKey, tiktokSecret, youtubeId, youtubeSecret } = this.secrets;
    return {
      META_CLIENT_ID: metaId,
      META_CLIENT_SECRET: metaSecret,
      META_AUTHORIZE_URL: `${this.url}/oauth/authorize`,
      META_TOKEN_URL: `${this.url}/oauth/access_token`,
      META_GRAPH_URL: this.url,
      TIKTOK_CLIENT_KEY: tiktokKey,
      TIKTOK_CLIENT_SECRET: tiktokSecret,
      TIKTOK_AUTHORIZE_URL: `${this.url}/v2/auth/authorize/`,
      TIKTOK_API_URL: this.url,
      YOUTUBE_CLIENT_ID: youtubeId,
      YOUTUBE_CLIENT_SECRET: youtubeSecret,
      YOUTUBE_AUTHORIZE_URL: `${this.url}/o/oauth2/v2/auth`,
      YOUTUBE_OAUTH_URL: this.url,
      YOUTUBE_DATA_URL: `${this.url}/youtube/v3`,
      YOUTUBE_ANALYTICS_URL: this.url,
    };
  }
  /** Revokes all tokens, as if the user had removed the app at the social network. */
  takeBack(): void {
    this.grants.takeBack();
  }
  get living(): string[] {
    return this.grants.living;
  }

  /**
   * Returns the URL to which the social network redirects after the user has allowed or refused access on its
   * page.
   */
  decide(authorizeUrl: string, allow: boolean): string {
    const asked = new URL(authorizeUrl);
    const query = asked.searchParams;
    const client = consentPages[asked.pathname] ?? 'tiktok';
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (!allow) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The user denied your request');
      return back.href;
    }
    const code = this.grants.allow(client, back.origin + back.pathname, query.get('code_challenge'));
    back.searchParams.set('code', code);
    return back.href;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.down) return void response.destroy();
    if (this.elsewhere) return void response.writeHead(302, { Location: `${this.url}/elsewhere` }).end();
    const lent = this.account.media.find(({ id }) => url.pathname === `/lent/${id}.jpg`)?.picture;
    if (lent) return void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(lent);
    if (consentPages[url.pathname]) return this.#page(url, response);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sent = Buffer.concat(parts).toString('utf8');
    const { status, body } = this.#answer(url, sent, request.headers.authorization ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  /** Serves the consent page of a social network, for browser tests. */
  #page(url: URL, response: ServerResponse): void {
    const link = (allow: boolean) => this.decide(url.href, allow).replaceAll('&', '&amp;');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>network</title><h1>network</h1><a href="${link(true)}">Allow</a> <a href="${link(false)}">Deny</a>`,
    );
  }

  #answer(url: URL, sent: string, authorization: string): NetworkReply {
    const form = new URLSearchParams(sent);
    switch (url.pathname) {
      case '/oauth/access_token':
        return this.#meta.code(form);
      case '/access_token':
      case '/refresh_access_token':
        return this.#meta.longLived(url);
      case '/v25.0/me':
      case '/v25.0/me/media':
        return this.#meta.figures(url);
      case '/token':
        return this.#youtube.token(form);
      case '/revoke':
        return this.#youtube.revoke(form);
      case '/youtube/v3/channels':
      case '/youtube/v3/playlistItems':
      case '/youtube/v3/videos':
        return this.#youtube.data(url, authorization.replace(/^Bearer /, ''));
      case '/v2/reports':
        return this.#youtube.report(url, authorization.replace(/^Bearer /, ''));
      case '/v2/video/query/':
        return this.#tiktok.video(sent, authorization.replace(/^Bearer /, ''));
      case '/v2/oauth/token/':
        return this.#tiktok.token(form);
      case '/v2/oauth/revoke/':
        return this.#tiktok.revoke(form);
      case '/v2/user/info/':
      case '/v2/video/list/':
        return this.#tiktok.figures(url, sent, authorization.replace(/^Bearer /, ''));
    }
    const insights = /^\/v25\.0\/(\w+)\/insights$/.exec(url.pathname)?.[1];
    return insights ? this.#meta.insights(insights, url) : received(404, {});
  }
}
