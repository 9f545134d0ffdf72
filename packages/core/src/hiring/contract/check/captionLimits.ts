import type { Channel } from '../../../people';

/**
 * Maximum number of characters in the text of a post, as each network documents it: captions of Instagram and
 * of TikTok's videos, descriptions of YouTube and Pinterest, posts of the others without a paid plan. A
 * newsletter and a podcast have no limit of their own.
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

/** Maximum number of characters of a stored caption: the limit of every network except Facebook fits in. */
export const MAX_DRAFT_CAPTION = 5_000;
