import type { FacetName } from '@elenco/core';

/**
 * The bit of each value in a mask, as the migrations have built it into the database. A new value of a
 * vocabulary is appended, with a migration that replaces the mask function and a new generation.
 */
export const skillBits = [
  'beauty',
  'skincare',
  'fashion',
  'fitness',
  'health',
  'nutrition',
  'food',
  'cooking',
  'travel',
  'lifestyle',
  'parenting',
  'pets',
  'home_decor',
  'gardening',
  'diy',
  'technology',
  'games',
  'esports',
  'music',
  'dance',
  'film',
  'theatre',
  'literature',
  'education',
  'science',
  'finance',
  'entrepreneurship',
  'career',
  'marketing',
  'photography',
  'videography',
  'design',
  'illustration',
  'copywriting',
  'podcast',
  'journalism',
  'humor',
  'sports',
  'football',
  'cars',
  'sustainability',
  'diversity',
  'spirituality',
  'law',
  'architecture',
] as const;

const ages = ['18-24', '25-34', '35-44', '45-54', '55-64', '65-'] as const;
const genders = ['female', 'male', 'nonbinary'] as const;

/** The second mask holds all other facets, one after the other. */
export const facetValues = {
  channel: [
    'instagram',
    'tiktok',
    'youtube',
    'twitter',
    'facebook',
    'linkedin',
    'pinterest',
    'newsletter',
    'spotify',
  ],
  kind: ['member', 'external'],
  available: ['1'],
  verified: ['1'],
  gender: genders,
  age: ages,
  language: ['pt', 'en', 'es', 'fr', 'de', 'it', 'ja', 'zh', 'ar', 'hi'],
  audienceGender: genders,
  audienceAge: ages,
} as const satisfies Record<string, readonly string[]>;
export type MaskFacet = keyof typeof facetValues;

/** Offset of a facet's first value in the second mask. */
export const facetOffsets = Object.fromEntries(
  Object.keys(facetValues).map((facet, n, all) => [
    facet,
    all.slice(0, n).reduce((sum, before) => sum + facetValues[before as MaskFacet].length, 0),
  ]),
) as Readonly<Record<MaskFacet, number>>;

export const skillMask = (skills: readonly string[]): bigint => maskOf(skillBits, 0, skills);
export const facetMask = (facet: MaskFacet, values: readonly string[]): bigint =>
  maskOf(facetValues[facet], facetOffsets[facet], values);

const maskOf = (all: readonly string[], offset: number, values: readonly string[]): bigint =>
  values.reduce((mask, value) => {
    const bit = all.indexOf(value);
    if (bit === -1) throw new RangeError(`no bit for "${value}"`);
    return mask | (1n << BigInt(offset + bit));
  }, 0n);

/** A bit of a mask: the first mask holds specialities, the second all other facets. */
export interface Bit {
  readonly word: 1 | 2;
  readonly bit: number;
}

/** Returns the bits of all values of a facet, in order. */
export function bitsOf(facet: FacetName): Bit[] {
  if (facet === 'skill') return skillBits.map((_, bit) => ({ word: 1, bit }));
  return facetValues[facet].map((_, n) => ({ word: 2, bit: facetOffsets[facet] + n }));
}

/** Every row has exactly one of these bits: member or external. */
export const eitherKind = { word: 2, bits: bitsOf('kind').map(({ bit }) => bit) } as const;

/** Returns the indexes of the set bits. */
export function setIn(mask: bigint): number[] {
  const found: number[] = [];
  for (let bit = 0; mask >> BigInt(bit) > 0n; bit += 1) if ((mask >> BigInt(bit)) & 1n) found.push(bit);
  return found;
}

/** SQL expression for the mask of the values in a text array. */
export const maskSql = (all: readonly string[], offset: number, array: string): string =>
  all
    .map((value, n) => `case when '${value}' = any (${array}) then 1::bigint << ${offset + n} else 0 end`)
    .join('\n    | ');
