import type { Channel } from './fields';

/** Hosts of each channel's posts, subdomains included; null for newsletters, which may be on any host. */
export const channelHosts: Readonly<Record<Channel, readonly [string, ...string[]] | null>> = {
  instagram: ['instagram.com', 'instagr.am'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  twitter: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.watch'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  pinterest: ['pinterest.com', 'pinterest.pt', 'pin.it'],
  newsletter: null,
  spotify: ['spotify.com', 'spotify.link'],
};

/** True if a URL is on a host of the channel. */
export function isOfChannel(link: string, channel: Channel): boolean {
  const { hostname } = new URL(link);
  const hosts = channelHosts[channel];
  return hosts === null || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Matches the id of a YouTube channel. Very old channels have no handle, only this id. */
const channelId = /^UC[\w-]{22}$/;

const pages: Partial<Record<Channel, (handle: string) => string>> = {
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) =>
    `https://www.youtube.com/${channelId.test(handle) ? `channel/${handle}` : `@${handle}`}`,
  twitter: (handle) => `https://x.com/${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}`,
  pinterest: (handle) => `https://www.pinterest.com/${handle}`,
};

/** Returns the URL of a handle's page; null for channels without such pages, such as newsletters. */
export const channelPage = (channel: Channel, handle: string): string | null =>
  pages[channel]?.(encodeURIComponent(handle)) ?? null;
