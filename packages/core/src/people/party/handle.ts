import { channelHosts } from './channelLinks';
import { type Channel, channels } from './fields';

interface HandlePattern {
  /** Matches names that the network allows. */
  readonly name: RegExp;
  /** Matches the path of an account's page, with the name as the first group. */
  readonly path: RegExp;
}

/** Matches the part of a profile page's path that names a tab, such as `/reels`; may be empty. */
const TAB =
  '(?:/(?:reels?|tagged|videos|shorts|streams|playlists|community|about|featured|posts|photos))?/?$';
const bare = (name: string) => new RegExp(`^/(${name})${TAB}`, 'iu');
const behindAt = (name: string) => new RegExp(`^/@(${name})${TAB}`, 'iu');
const whole = (name: string) => new RegExp(`^${name}$`, 'iu');

const instagram = '[a-z0-9._]{1,30}';
const tiktok = '[a-z0-9._]{1,24}';
const youtube = '[\\p{L}\\p{M}\\p{N}._·-]{1,30}';
const twitter = '[a-z0-9_]{1,15}';
const facebook = '[a-z0-9.-]{1,50}';
const linkedin = '[\\p{L}\\p{M}\\p{N}_-]{1,80}';
const pinterest = '[a-z0-9_-]{1,30}';
const plain = '[\\p{L}\\p{M}\\p{N}._-]{1,80}';

/**
 * Patterns of each channel. Paths such as `/channel/UC…`, `/company/…` and `/show/…` contain an id, not a
 * handle, so they do not match.
 */
const naming: Readonly<Record<Channel, HandlePattern>> = {
  instagram: { name: whole(instagram), path: bare(instagram) },
  tiktok: { name: whole(tiktok), path: behindAt(tiktok) },
  youtube: { name: whole(`(?!UC[\\w-]{22}$)${youtube}`), path: behindAt(youtube) },
  twitter: { name: whole(twitter), path: bare(twitter) },
  facebook: { name: whole(facebook), path: bare(facebook) },
  linkedin: { name: whole(linkedin), path: new RegExp(`^/in/(${linkedin})/?$`, 'iu') },
  pinterest: { name: whole(pinterest), path: bare(pinterest) },
  newsletter: { name: whole(plain), path: /^(?!)/ },
  spotify: { name: whole(plain), path: new RegExp(`^/user/(${plain})/?$`, 'iu') },
};

/** First path segments that the networks reserve for their own pages, so they are not handles. */
const RESERVED = new Set(
  `about accounts channel direct events explore gaming groups hashtag help home i in intent login marketplace messages
  notifications p pages people photo photos pin posts privacy profile.php reel reels search settings share share.php
  shorts shop stories story.php terms tv video videos watch web`.split(/\s+/),
);
/** Hosts that many newsletters share. Only a subdomain identifies a newsletter. */
const PLATFORMS = ['substack.com', 'beehiiv.com', 'medium.com', 'mailchi.mp'];
const allHosts = Object.values(channelHosts).flatMap((hosts) => hosts ?? []);

/**
 * Returns the handle, without `@`, from a typed handle or pasted profile URL. Returns undefined for anything
 * ambiguous, because the handles of two people must never be confused.
 */
export function readHandle(channel: Channel, typed: string): string | undefined {
  const text = typed.trim();
  const name = text.replace(/^@/, '');
  const isHost = allHosts.some((host) => isAt(host, name.toLowerCase()));
  if (isHost || /[/?#:]/.test(text)) return handleInAddress(channel, text);
  return naming[channel].name.test(name) ? name : undefined;
}

/** Returns channel and handle of a pasted profile URL; undefined for any other text. */
export function readProfileLink(text: string): { channel: Channel; handle: string } | undefined {
  if (!text.includes('/')) return undefined;
  for (const channel of channels) {
    const handle = channelHosts[channel] && handleInAddress(channel, text.trim());
    if (handle) return { channel, handle };
  }
  return undefined;
}

function handleInAddress(channel: Channel, text: string): string | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const hosts = channelHosts[channel];
  if (!hosts) return hostOfOne(host, url.pathname);
  if (!hosts.some((one) => isAt(one, host))) return undefined;
  const found = naming[channel].path.exec(decodedPath(url.pathname))?.[1];
  if (found === undefined || !naming[channel].name.test(found)) return undefined;
  return RESERVED.has(found.toLowerCase()) ? undefined : found;
}

/** Returns the host as a newsletter's handle, if the newsletter has its own host; otherwise undefined. */
const hostOfOne = (host: string, path: string): string | undefined =>
  path === '/' && host.includes('.') && !PLATFORMS.includes(host) && !allHosts.some((one) => isAt(one, host))
    ? host
    : undefined;

const isAt = (host: string, given: string) => given === host || given.endsWith(`.${host}`);

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
