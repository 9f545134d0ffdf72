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

/** Returns the page of a handle; null for channels without one, such as newsletters. */
export const channelPage = (channel: Channel, handle: string): string | null =>
  pages[channel]?.(encodeURIComponent(handle)) ?? null;
