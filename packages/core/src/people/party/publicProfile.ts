import type { Condition } from '../../kit';
import type { Creator } from './creator';

/**
 * Creators with a public page, `/c/:id/:name`: turned on and not removed. The database query also excludes
 * suspended accounts.
 */
export const shownToAll: Condition<Creator> = { publicProfile: true, removedAt: null };

/** Fields of a creator that visitors may see. All others stay hidden. */
const openFields = [
  'id',
  'name',
  'profileType',
  'bio',
  'mainSkill',
  'tags',
  'categories',
  'city',
  'state',
  'country',
  'portrait',
  'background',
  'available',
  'presences',
  'experience',
  'links',
  'evaluationAverage',
  'evaluationCount',
] as const satisfies readonly (keyof Creator)[];

export type OpenProfile = Pick<Creator, (typeof openFields)[number]> & {
  /** Usual price of one publication, if the creator shows it. */
  readonly price: (Pick<Creator, 'currency'> & { readonly cents: number }) | null;
  /** Price of each kind of publication, if the creator shows it. */
  readonly prices: Creator['prices'];
};

/** Returns a creator as visitors see it; null if the profile is not public. */
export function openProfile(row: Creator): OpenProfile | null {
  if (!row.publicProfile || row.removedAt !== null) return null;
  return {
    ...(Object.fromEntries(openFields.map((field) => [field, row[field]])) as Omit<
      OpenProfile,
      'price' | 'prices'
    >),
    prices: row.pricePublic ? row.prices : [],
    price:
      row.pricePublic && row.priceCents !== null ? { cents: row.priceCents, currency: row.currency } : null,
  };
}

const longestSlug = 60;

/**
 * Returns a name for use in addresses: letters without accents, digits and hyphens; `creator` if nothing is
 * left.
 */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
  return plain || 'creator';
}

/** Returns the path of a public profile. The id identifies it; the name is for people. */
export const profilePath = ({ id, name }: Pick<Creator, 'id' | 'name'>): string => `/c/${id}/${slugOf(name)}`;
