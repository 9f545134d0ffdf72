import type { Channel, Format } from '../../people';

/** Data from which the price of a format is calculated. */
export interface FormatRate {
  /** Share of the followers who see a publication, in basis points. */
  readonly reachBp: number;
  /** Value of a thousand views, in BRL cents. */
  readonly perThousandCents: number;
}

const worth = (reachBp: number, perThousandCents: number): FormatRate => ({ reachBp, perThousandCents });

/**
 * Rates by channel and format. They are the platform's own estimates, not a market index. The page says that
 * they are starting points for a negotiation. A test checks that every pair in `formatsOf` has a rate.
 */
export const formatRates: { readonly [C in Channel]: { readonly [F in Format]?: FormatRate } } = {
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

/**
 * Effect of the engagement rate on the price, in basis points. The usual rate does not change the price. Each
 * basis point above or below the usual rate changes the price by `weight`, from `least` to `most`.
 */
export const engagement = { least: 200, most: 2_000, usual: 400, weight: 5 } as const;

/** Discounts in basis points, by minimum number of publications. */
export const discounts = [
  { from: 10, lessBp: 1_500 },
  { from: 6, lessBp: 1_000 },
  { from: 3, lessBp: 500 },
  { from: 1, lessBp: 0 },
] as const;

/** Surcharge for usage rights in basis points: organic use only, or advertising for a number of months. */
export const rightsBp = { organic: 0, months_3: 2_000, months_6: 3_500, months_12: 6_000 } as const;
export type Rights = keyof typeof rightsBp;

/** Surcharge for exclusivity in basis points, by its duration. */
export const exclusivityBp = { none: 0, days_30: 1_500, days_90: 3_500 } as const;
export type Exclusivity = keyof typeof exclusivityBp;

/** Range around the calculated price, in basis points. */
export const spread = { lowBp: 8_000, highBp: 12_500 } as const;
