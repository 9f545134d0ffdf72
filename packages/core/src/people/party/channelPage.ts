import type { Channel } from './fields';

const pages: Partial<Record<Channel, (handle: string) => string>> = {
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  twitter: (handle) => `https://x.com/${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}`,
  pinterest: (handle) => `https://www.pinterest.com/${handle}`,
};

/** Where a channel can be seen; null where a name alone leads nowhere, as for a newsletter. */
export const channelPage = (channel: Channel, handle: string): string | null =>
  pages[channel]?.(encodeURIComponent(handle)) ?? null;
