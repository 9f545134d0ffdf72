import type { Network } from '@elenco/core/discovery';

/** Where a creator connects a network; TikTok's channel has a page of its own once it is connected. */
export const pageOf = (network: Network, connectionId: number | null): string => {
  if (network === 'instagram') return '/meta/profile';
  return connectionId === null ? '/tiktok/login' : `/tiktok/profile/${connectionId}`;
};
