import type { Network } from '@elenco/core/discovery';

/**
 * Returns the path of the page about a social network's connection. A connected TikTok account has its own
 * page.
 */
export const connectionPath = (network: Network, connectionId: number | null): string => {
  if (network === 'instagram') return '/meta/profile';
  if (network === 'youtube') return '/youtube/profile';
  return connectionId === null ? '/tiktok/login' : `/tiktok/profile/${connectionId}`;
};
