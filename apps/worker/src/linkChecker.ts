import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { Channel } from '@elenco/core';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Result of checking a link; undefined if unknown. */
export type LinkState = 'found' | 'private' | 'gone' | undefined;
/** Checks a link. */
export type LinkChecker = (link: { readonly url: string; readonly network: Channel }) => Promise<LinkState>;

/** Timeout for the whole request, including redirects. */
const ANSWER_MS = 10_000;
const MAX_REDIRECTS = 5;

/**
 * Networks whose oEmbed endpoint reports without an account whether a link exists: 200; 401 or 403 if
 * private; 400 or 404 if gone. Instagram and Facebook require a token, and show anonymous visitors a login
 * instead of a post.
 */
const oembed: { readonly [C in Channel]?: string } = {
  youtube: 'https://www.youtube.com/oembed',
  tiktok: 'https://www.tiktok.com/oembed',
  twitter: 'https://publish.twitter.com/oembed',
  spotify: 'https://open.spotify.com/oembed',
};

/** Options for tests: local servers that may be requested. */
interface Allowed {
  readonly addresses?: string[];
  readonly oembed?: typeof oembed;
  readonly answerMs?: number;
}

/**
 * Returns a checker for addresses that users typed. It connects only to the resolved IP address after
 * checking that it is public, follows few redirects, and reads only status and address.
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
        // A forbidden IP address is refused before anything is sent.
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

/** Interprets the page of a link. A login page reveals nothing about the post. */
function byPage(status: number, { pathname }: URL): LinkState {
  if (status === 404 || status === 410) return 'gone';
  if (status === 401) return 'private';
  return status === 200 && !/\/(login|accounts|checkpoint|consent)(\/|$)/.test(pathname)
    ? 'found'
    : undefined;
}
