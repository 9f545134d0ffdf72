import type { FacetName } from '@elenco/core';

/**
 * Specialties in the order of their bits in the first mask. The migrations define the same bits in the
 * database. Add a value only at the end, with a migration that replaces the mask function and a new
 * generation.
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
const languages = ['pt', 'en', 'es', 'fr', 'de', 'it', 'ja', 'zh', 'ar', 'hi'] as const;

/** Values in the second mask, by facet, in the order of their bits. These facets are about people. */
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
  language: languages,
  audienceGender: genders,
  audienceAge: ages,
  audienceLanguage: languages,
} as const satisfies Record<string, readonly string[]>;
export type MaskFacet = keyof typeof facetValues;

const countries = [
  'BR',
  'PT',
  'US',
  'AR',
  'MX',
  'CO',
  'CL',
  'PE',
  'UY',
  'PY',
  'ES',
  'FR',
  'GB',
  'DE',
  'IT',
  'AO',
  'MZ',
  'JP',
] as const;

/**
 * Values in the third mask: the places for which searches count matches. Columns of the index contain every
 * place, including those without a bit.
 */
export const placeValues = {
  country: countries,
  audienceCountry: countries,
  audienceCity: [
    'São Paulo',
    'Rio de Janeiro',
    'Belo Horizonte',
    'Brasília',
    'Salvador',
    'Fortaleza',
    'Curitiba',
    'Recife',
    'Manaus',
    'Goiânia',
    'Belém',
    'Porto Alegre',
    'Campinas',
    'Florianópolis',
    'Lisboa',
    'Porto',
  ],
} as const satisfies Record<string, readonly string[]>;
export type PlaceFacet = keyof typeof placeValues;

/**
 * Maps the word of each mask in the bitmaps to the column of the mask. The bitmap words that are missing here
 * contain places (`locationColumns`).
 */
export const maskColumns = { 1: 'm1', 2: 'm2', 8: 'm3' } as const;
export type MaskWord = keyof typeof maskColumns;
/** SQL list of the words that are masks. */
export const maskWords = Object.keys(maskColumns).join(', ');

const offsetsOf = <Name extends string>(
  facets: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Name, number>> => {
  const names = Object.keys(facets) as Name[];
  const before = (n: number) => names.slice(0, n).reduce((sum, name) => sum + facets[name].length, 0);
  return Object.fromEntries(names.map((name, n) => [name, before(n)])) as Record<Name, number>;
};

/** Offset of a facet's first value in the second mask. */
export const facetOffsets = offsetsOf(facetValues);
/** Offset of a facet's first value in the third mask. */
export const placeOffsets = offsetsOf(placeValues);

/** Facets of each mask with their values, in the order of the bits. */
export const maskFacets: Readonly<Record<MaskWord, Readonly<Partial<Record<FacetName, readonly string[]>>>>> =
  {
    1: { skill: skillBits },
    2: facetValues,
    8: placeValues,
  };

export const skillMask = (skills: readonly string[]): bigint => maskOf(skillBits, 0, skills);
export const facetMask = (facet: MaskFacet, values: readonly string[]): bigint =>
  maskOf(facetValues[facet], facetOffsets[facet], values);
export const placeMask = (facet: PlaceFacet, value: string): bigint =>
  maskOf(placeValues[facet], placeOffsets[facet], [value]);

const maskOf = (all: readonly string[], offset: number, values: readonly string[]): bigint =>
  values.reduce((mask, value) => {
    const bit = all.indexOf(value);
    if (bit === -1) throw new RangeError(`no bit for "${value}"`);
    return mask | (1n << BigInt(offset + bit));
  }, 0n);

/** A bit of a mask. The first mask contains specialties, the second other facets, the third places. */
export interface Bit {
  readonly word: MaskWord;
  readonly bit: number;
}

const isPlace = (facet: FacetName): facet is PlaceFacet => facet in placeValues;

/** Returns the bits of all values of a facet, in order. */
export function bitsOf(facet: FacetName): Bit[] {
  if (facet === 'skill') return skillBits.map((_, bit) => ({ word: 1, bit }));
  if (isPlace(facet)) return placeValues[facet].map((_, n) => ({ word: 8, bit: placeOffsets[facet] + n }));
  return facetValues[facet].map((_, n) => ({ word: 2, bit: facetOffsets[facet] + n }));
}

/** Returns the values of a facet, in the order of their bits. */
export function valuesOf(facet: FacetName): readonly string[] {
  if (facet === 'skill') return skillBits;
  return isPlace(facet) ? placeValues[facet] : facetValues[facet];
}

/** The two bits for the kind of a profile, member and external. Every row has exactly one of them. */
export const eitherKind = { word: 2, bits: bitsOf('kind').map(({ bit }) => bit) } as const;

/** Returns the indexes of the set bits. */
export function setIn(mask: bigint): number[] {
  const found: number[] = [];
  for (let bit = 0; mask >> BigInt(bit) > 0n; bit += 1) if ((mask >> BigInt(bit)) & 1n) found.push(bit);
  return found;
}

/** SQL expression for the mask of the values in an array of texts. */
export const maskSql = (all: readonly string[], offset: number, array: string): string =>
  all
    .map((value, n) => `case when '${value}' = any (${array}) then 1::bigint << ${offset + n} else 0 end`)
    .join('\n    | ');
