import type { Channel } from './fields';

/** Hosts of each channel's posts, subdomains included; null for newsletters, which may be anywhere. */
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

/** True if a web link leads to the channel. */
export function isOfChannel(link: string, channel: Channel): boolean {
  const { hostname } = new URL(link);
  const hosts = channelHosts[channel];
  return hosts === null || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
