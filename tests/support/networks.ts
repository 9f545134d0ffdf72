import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account at the networks, and what its person does there. */
export interface NetworkAccount {
  accountId: string;
  /** Of the person towards us, at Instagram. */
  appUserId: string;
  username: string;
  followers: number;
  posts: number;
  /** Likes, comments and shares of each of the newest posts. */
  sample: readonly (readonly [likes: number, comments: number, shares: number])[];
  /** Figures of single posts, by their number, as the network calls them. */
  insights: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The newest posts at Instagram, for whoever asks for more of them than their figures. */
  media: readonly NetworkMedia[];
}
interface NetworkMedia {
  readonly id: string;
  readonly caption: string;
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  /** What lies at its address; an address elsewhere where there is nothing. */
  readonly picture: Uint8Array | string;
}

type NetworkReply = { status: number; body: unknown };
const received = (status: number, body: unknown): NetworkReply => ({ status, body });

interface Code {
  readonly client: 'meta' | 'tiktok';
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly ends: number;
  used: boolean;
}
interface Token {
  readonly kind: 'short' | 'long' | 'access' | 'refresh';
  readonly ends: number;
  readonly made: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Instagram and TikTok on this machine, as their documentation describes them: the same addresses, parameters,
 * answers and errors, codes that open once and for minutes, tokens that end, rotate and can be taken back.
 */
export class FakeNetworks {
  readonly secrets = {
    metaId: '990602627938098',
    metaSecret: 'meta-secret',
    tiktokKey: 'awtiktokkey',
    tiktokSecret: 'tiktok-secret',
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
  /** No answer at all: the connection is cut. */
  down = false;
  /** The person let us in, but took a permission away. */
  withoutFigures = false;
  limited = false;
  /** Every answer leads to another address. */
  elsewhere = false;
  /** How far the networks' clock is ahead of ours. */
  ahead = 0;
  readonly asked: string[] = [];
  readonly #codes = new Map<string, Code>();
  readonly #tokens = new Map<string, Token>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #url = '';

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
  /** The settings with which Elenco finds us. */
  get env(): Record<string, string> {
    const { metaId, metaSecret, tiktokKey, tiktokSecret } = this.secrets;
    return {
      META_CLIENT_ID: metaId,
      META_CLIENT_SECRET: metaSecret,
      META_AUTHORIZE_URL: `${this.#url}/oauth/authorize`,
      META_TOKEN_URL: `${this.#url}/oauth/access_token`,
      META_GRAPH_URL: this.#url,
      TIKTOK_CLIENT_KEY: tiktokKey,
      TIKTOK_CLIENT_SECRET: tiktokSecret,
      TIKTOK_AUTHORIZE_URL: `${this.#url}/v2/auth/authorize/`,
      TIKTOK_API_URL: this.#url,
    };
  }
  /** The person takes the leave back at the network: no token opens anything any more. */
  takeBack(): void {
    this.#tokens.clear();
  }
  get living(): string[] {
    return [...this.#tokens.values()].filter(({ ends }) => ends > this.#now).map(({ kind }) => kind);
  }

  /** Where the browser is sent after the person pressed a button of the network's page. */
  decide(authorizeUrl: string, allow: boolean): string {
    const asked = new URL(authorizeUrl);
    const query = asked.searchParams;
    const client = asked.pathname === '/oauth/authorize' ? 'meta' : 'tiktok';
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (!allow) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The user denied your request');
      return back.href;
    }
    const code = randomBytes(12).toString('hex');
    const challenge = query.get('code_challenge');
    this.#codes.set(code, {
      client,
      redirectUri: back.origin + back.pathname,
      challenge,
      ends: this.#now + 10 * MINUTE,
      used: false,
    });
    back.searchParams.set('code', code);
    return back.href;
  }

  get #now(): number {
    return Date.now() + this.ahead;
  }
  #issue(kind: Token['kind'], lives: number): string {
    const token = `${kind}.${randomBytes(16).toString('hex')}`;
    this.#tokens.set(token, { kind, made: this.#now, ends: this.#now + lives });
    return token;
  }
  #opens(token: string | null, ...kinds: Token['kind'][]): Token | undefined {
    const found = this.#tokens.get(token ?? '');
    return found && kinds.includes(found.kind) && found.ends > this.#now ? found : undefined;
  }
  /** A code opens once, for its client, redirect address and, where one was sent, its challenge. */
  #redeem(client: Code['client'], form: URLSearchParams): boolean {
    const code = this.#codes.get(form.get('code') ?? '');
    if (!code || code.client !== client || code.used || code.ends <= this.#now) return false;
    code.used = true;
    if (code.redirectUri !== form.get('redirect_uri')) return false;
    const hex = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('hex');
    return code.challenge === null || code.challenge === hex;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#url);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.down) return void response.destroy();
    if (this.elsewhere) return void response.writeHead(302, { Location: `${this.#url}/elsewhere` }).end();
    const lent = this.account.media.find(({ id }) => url.pathname === `/lent/${id}.jpg`)?.picture;
    if (lent) return void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(lent);
    if (/authorize\/?$/.test(url.pathname)) return this.#page(url, response);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sent = Buffer.concat(parts).toString('utf8');
    const { status, body } = this.#answer(url, sent, request.headers.authorization ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  /** The network's own page, for tests in a browser. */
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
        return this.#metaCode(form);
      case '/access_token':
      case '/refresh_access_token':
        return this.#metaLong(url);
      case '/v25.0/me':
      case '/v25.0/me/media':
        return this.#metaFigures(url);
      case '/v2/video/query/':
        return this.#tiktokVideo(sent, authorization.replace(/^Bearer /, ''));
      case '/v2/oauth/token/':
        return this.#tiktokToken(form);
      case '/v2/oauth/revoke/':
        return this.#tiktokRevoke(form);
      case '/v2/user/info/':
      case '/v2/video/list/':
        return this.#tiktokFigures(url, authorization.replace(/^Bearer /, ''));
    }
    const insights = /^\/v25\.0\/(\w+)\/insights$/.exec(url.pathname)?.[1];
    return insights ? this.#metaInsights(insights, url) : received(404, {});
  }

  /** Only what is known and was asked for; of another account's posts nothing. */
  #metaInsights(id: string, url: URL): NetworkReply {
    const query = url.searchParams;
    if (!this.#opens(query.get('access_token'), 'short', 'long'))
      return this.#graphError(190, 'Invalid OAuth access token');
    if (this.limited) return this.#graphError(4, 'Application request limit reached');
    if (this.withoutFigures) return this.#graphError(10, 'Not enough viewers for the media to show insights');
    const figures = this.account.insights[id];
    if (!figures) return this.#graphError(100, 'Unsupported get request');
    const asked = query.get('metric')?.split(',') ?? [];
    const known = asked.filter((name) => figures[name] !== undefined);
    return received(200, {
      data: known.map((name) => ({ name, period: 'lifetime', values: [{ value: figures[name] }] })),
    });
  }
  #tiktokVideo(sent: string, token: string): NetworkReply {
    const error = (status: number, code: string) =>
      received(status, { data: {}, error: { code, message: code, log_id: 'x' } });
    if (!this.#opens(token, 'access')) return error(401, 'access_token_invalid');
    if (this.limited) return error(429, 'rate_limit_exceeded');
    if (this.withoutFigures) return error(401, 'scope_not_authorized');
    const { filters } = JSON.parse(sent) as { filters: { video_ids: string[] } };
    const videos = filters.video_ids.flatMap((id) => {
      const figures = this.account.insights[id];
      return figures ? [{ id, ...figures }] : [];
    });
    return received(200, { data: { videos }, error: { code: 'ok', message: '', log_id: 'x' } });
  }

  #metaCode(form: URLSearchParams): NetworkReply {
    const { metaId, metaSecret } = this.secrets;
    const refused = (error_message: string) =>
      received(400, { error_type: 'OAuthException', code: 400, error_message });
    if (form.get('client_id') !== metaId || form.get('client_secret') !== metaSecret)
      return refused('Invalid client');
    if (!this.#redeem('meta', form)) return refused('Matching code was not found or was already used');
    const access_token = this.#issue('short', HOUR);
    return received(200, {
      data: [
        {
          access_token,
          user_id: this.account.accountId,
          permissions: 'instagram_business_basic,instagram_business_manage_insights',
        },
      ],
    });
  }
  #metaLong(url: URL): NetworkReply {
    const query = url.searchParams;
    const before = url.pathname === '/access_token' ? 'short' : 'long';
    const token = this.#opens(query.get('access_token'), before);
    if (!token) return this.#graphError(190, 'Error validating access token');
    if (before === 'short' && query.get('client_secret') !== this.secrets.metaSecret)
      return this.#graphError(1, 'secret');
    if (before === 'long' && this.#now - token.made < DAY)
      return this.#graphError(1, 'The token is less than 24 hours old');
    return received(200, {
      access_token: this.#issue('long', 60 * DAY),
      token_type: 'bearer',
      expires_in: 60 * 86_400,
    });
  }
  #metaFigures(url: URL): NetworkReply {
    if (!this.#opens(url.searchParams.get('access_token'), 'short', 'long'))
      return this.#graphError(190, 'Invalid OAuth access token');
    if (this.limited) return this.#graphError(4, 'Application request limit reached');
    if (this.withoutFigures)
      return this.#graphError(10, 'Application does not have permission for this action');
    const { accountId, appUserId: id, username, followers, posts, sample } = this.account;
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
    this.account.media.map(({ id, caption, media_type, picture }, n) => {
      const address = typeof picture === 'string' ? picture : `${this.#url}/lent/${id}.jpg`;
      const video = media_type === 'VIDEO';
      return {
        id,
        caption,
        media_type,
        permalink: `https://www.instagram.com/p/${id}/`,
        media_url: video ? `${this.#url}/lent/${id}.mp4` : address,
        ...(video ? { thumbnail_url: address } : {}),
        timestamp: new Date(Date.UTC(2026, 10, 20 - n, 12)).toISOString().replace('.000Z', '+0000'),
      };
    });
  #graphError = (code: number, message: string) =>
    received(code === 190 ? 401 : 400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'x' } });

  #tiktokToken(form: URLSearchParams): NetworkReply {
    // The real one answers an error with 200.
    const refused = (error: string) => received(200, { error, error_description: error, log_id: 'x' });
    if (!this.#tiktokClient(form)) return refused('invalid_client');
    if (form.get('grant_type') === 'authorization_code') {
      if (!this.#redeem('tiktok', form)) return refused('invalid_grant');
    } else {
      const refresh = form.get('refresh_token') ?? '';
      if (!this.#opens(refresh, 'refresh')) return refused('invalid_grant');
      this.#tokens.delete(refresh);
    }
    return received(200, {
      access_token: this.#issue('access', DAY),
      expires_in: 86_400,
      refresh_token: this.#issue('refresh', 365 * DAY),
      refresh_expires_in: 365 * 86_400,
      open_id: this.account.accountId,
      scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
      token_type: 'Bearer',
    });
  }
  #tiktokClient = (form: URLSearchParams) =>
    form.get('client_key') === this.secrets.tiktokKey &&
    form.get('client_secret') === this.secrets.tiktokSecret;

  #tiktokRevoke(form: URLSearchParams): NetworkReply {
    if (!this.#tiktokClient(form))
      return received(400, { error: 'invalid_client', error_description: '', log_id: 'x' });
    if (this.#opens(form.get('token'), 'access')) this.#tokens.clear();
    return received(200, {});
  }
  #tiktokFigures(url: URL, token: string): NetworkReply {
    const error = (status: number, code: string) =>
      received(status, { data: {}, error: { code, message: code, log_id: 'x' } });
    if (!this.#opens(token, 'access')) return error(401, 'access_token_invalid');
    if (this.limited) return error(429, 'rate_limit_exceeded');
    if (this.withoutFigures) return error(401, 'scope_not_authorized');
    const { accountId, username, followers, posts, sample } = this.account;
    const ok = { code: 'ok', message: '', log_id: 'x' };
    if (url.pathname === '/v2/user/info/') {
      const user = { open_id: accountId, username, follower_count: followers, video_count: posts };
      return received(200, { data: { user }, error: ok });
    }
    const videos = sample.map(([like_count, comment_count, share_count], n) => ({
      id: String(n),
      like_count,
      comment_count,
      share_count,
    }));
    return received(200, { data: { videos, cursor: 0, has_more: false }, error: ok });
  }
}
