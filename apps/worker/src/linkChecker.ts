import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { Channel } from '@elenco/core';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Result of checking a link; undefined if the state of the post is unknown. */
export type LinkState = 'found' | 'private' | 'gone' | undefined;
/** Function that checks a link to a post. */
export type LinkChecker = (link: { readonly url: string; readonly network: Channel }) => Promise<LinkState>;

/** Timeout in milliseconds for the whole request, including redirects. */
const ANSWER_MS = 10_000;
const MAX_REDIRECTS = 5;

/**
 * Networks whose oEmbed endpoint can be used without an account to find out whether a post exists: Status 200
 * means that the post exists, 401 or 403 that it is private, and 400 or 404 that it is gone. Instagram and
 * Facebook are missing, because their endpoints require a token. Their pages do not help either, because they
 * show a login to anonymous visitors instead of the post.
 */
const oembed: { readonly [C in Channel]?: string } = {
  youtube: 'https://www.youtube.com/oembed',
  tiktok: 'https://www.tiktok.com/oembed',
  twitter: 'https://publish.twitter.com/oembed',
  spotify: 'https://open.spotify.com/oembed',
};

/** Options for tests: local servers to which requests are allowed. */
interface Allowed {
  readonly addresses?: string[];
  readonly oembed?: typeof oembed;
  readonly answerMs?: number;
}

/**
 * Returns a checker for URLs that users typed. The checker resolves the host, checks that the IP address is
 * public, and connects only to this address. It follows at most `MAX_REDIRECTS` redirects. It reads only the
 * status and the final URL.
 */
export function openLinkChecker(allowed: Allowed = {}): LinkChecker {
  const { addresses = [], answerMs = ANSWER_MS } = allowed;
  const options = { allowIPAddressList: addresses, keepAlive: false };
  const agents = {
    'http:': new RequestFilteringHttpAgent(options),
    'https:': new RequestFilteringHttpsAgent(options),
  };
  const ways = allowed.oembed ?? oembed;
  const look = (address: URL, signal: AbortSignal) =>
    new Promise<{ status: number; location: string | undefined } | undefined>((resolve) => {
      const { protocol } = address;
      if (protocol !== 'http:' && protocol !== 'https:') return resolve(undefined);
      const headers = { 'User-Agent': 'Elenco link check', Accept: '*/*' };
      try {
        const get = protocol === 'http:' ? getHttp : getHttps;
        get(address, { agent: agents[protocol], headers, signal }, (answer) => {
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
          answer.destroy();
        }).on('error', () => resolve(undefined));
      } catch {
        // The request is canceled before anything is sent, because its IP address is not allowed.
        resolve(undefined);
      }
    });

  return async ({ url, network }) => {
    const way = ways[network];
    const signal = AbortSignal.timeout(answerMs);
    let at = new URL(way ? `${way}?${new URLSearchParams({ url, format: 'json' })}` : url);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await look(at, signal);
      if (!answer) return undefined;
      const { status, location } = answer;
      if (status < 300 || status >= 400 || !location) return way ? byOembed(status) : byPage(status, at);
      if (!URL.canParse(location, at.href)) return undefined;
      at = new URL(location, at);
    }
    return undefined;
  };
}

function byOembed(status: number): LinkState {
  if (status === 200) return 'found';
  if (status === 401 || status === 403) return 'private';
  return status === 400 || status === 404 || status === 410 ? 'gone' : undefined;
}

/**
 * Returns the state of a post by the status of its page. A redirect to a login page says nothing about the
 * post.
 */
function byPage(status: number, { pathname }: URL): LinkState {
  if (status === 404 || status === 410) return 'gone';
  if (status === 401) return 'private';
  return status === 200 && !/\/(login|accounts|checkpoint|consent)(\/|$)/.test(pathname)
    ? 'found'
    : undefined;
}
