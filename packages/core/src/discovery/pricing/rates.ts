import type { Channel, Format } from '../../people';

/** What a publication of a format is reckoned with. */
export interface Reckoning {
  /** How many of the followers see it, in basis points of their number. */
  readonly reachBp: number;
  /** What a thousand views are worth, in cents of BRL. */
  readonly perThousandCents: number;
}

const worth = (reachBp: number, perThousandCents: number): Reckoning => ({ reachBp, perThousandCents });

/**
 * Elenco's own reckoning, no market index: starting points for a talk about money, which the page shows as they are.
 * Every pair that a channel can carry (`formatsOf`) has one; a test holds them together.
 */
export const reckonings: { readonly [C in Channel]: { readonly [F in Format]?: Reckoning } } = {
  instagram: {
    reels: worth(3_500, 6_000),
    stories: worth(700, 9_000),
    carousel: worth(2_200, 6_500),
    photo: worth(1_800, 6_000),
    live: worth(500, 14_000),
  },
  tiktok: {
    video: worth(4_500, 4_500),
    stories: worth(600, 7_000),
    live: worth(700, 11_000),
    photo: worth(2_500, 4_500),
  },
  youtube: { video: worth(3_000, 14_000), live: worth(800, 18_000) },
  twitter: { photo: worth(1_200, 4_500), video: worth(1_500, 5_500), article: worth(900, 6_000) },
  facebook: {
    reels: worth(1_500, 4_500),
    stories: worth(400, 6_500),
    photo: worth(900, 4_500),
    video: worth(1_200, 5_500),
    live: worth(400, 11_000),
  },
  linkedin: {
    article: worth(1_500, 16_000),
    photo: worth(1_300, 13_000),
    video: worth(1_400, 15_000),
    carousel: worth(1_800, 14_000),
  },
  pinterest: { photo: worth(2_000, 4_000), video: worth(2_000, 5_000) },
  newsletter: { article: worth(4_000, 25_000) },
  spotify: { episode: worth(5_000, 20_000) },
};

/** Engagement that changes nothing; so much more or less changes the price, in basis points for each one. */
export const engagement = { least: 200, most: 2_000, usual: 400, weight: 5 } as const;

/** From so many publications on, so much less for each. Basis points. */
export const discounts = [
  { from: 10, lessBp: 1_500 },
  { from: 6, lessBp: 1_000 },
  { from: 3, lessBp: 500 },
  { from: 1, lessBp: 0 },
] as const;

/** What the brand may do with the work besides: nothing, or advertise with it for so many months. Basis points more. */
export const rightsBp = { organic: 0, months_3: 2_000, months_6: 3_500, months_12: 6_000 } as const;
export type Rights = keyof typeof rightsBp;

/** For how long the creator works for no rival. Basis points more. */
export const exclusivityBp = { none: 0, days_30: 1_500, days_90: 3_500 } as const;
export type Exclusivity = keyof typeof exclusivityBp;

/** People differ: the range around what comes out, in basis points. */
export const spread = { lowBp: 8_000, highBp: 12_500 } as const;
