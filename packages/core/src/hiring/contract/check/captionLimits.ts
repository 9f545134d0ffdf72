import type { Channel } from '../../../people';

/**
 * Maximum number of characters in the text of a post, as each network documents it: captions of Instagram and
 * TikTok videos, descriptions of YouTube and Pinterest, and posts on the other networks by users who have no
 * paid plan. Newsletters and podcasts have no limit.
 */
export const captionLimits: Partial<Record<Channel, number>> = {
  instagram: 2_200,
  tiktok: 2_200,
  youtube: 5_000,
  twitter: 280,
  facebook: 63_206,
  linkedin: 3_000,
  pinterest: 800,
};

/** Maximum number of characters of a stored caption. Only Facebook's limit is higher. */
export const MAX_DRAFT_CAPTION = 5_000;
