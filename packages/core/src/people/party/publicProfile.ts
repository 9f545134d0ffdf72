import type { Condition } from '../../kit';
import type { Creator } from './creator';

/**
 * Who has a page that everybody may read, `/c/:id/:name`: who has turned it on and not taken the profile away. That
 * the account is not suspended stands in the database's query beside it.
 */
export const shownToAll: Condition<Creator> = { publicProfile: true, removedAt: null };

/** All that a visitor without an account may see of a creator's row. What is not named here, nobody gets. */
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
  /** What one publication usually costs, where the creator has chosen to say so. */
  readonly price: (Pick<Creator, 'currency'> & { readonly cents: number }) | null;
  /** What each kind of publication costs, likewise. */
  readonly prices: Creator['prices'];
};

/** The creator as visitors see them; null where the creator does not show the profile. */
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

/** A name as it stands in addresses: letters without marks, digits, hyphens; `creator` where nothing is left. */
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

/** The one address of a public profile. The number finds it; the name is for people. */
export const profilePath = ({ id, name }: Pick<Creator, 'id' | 'name'>): string => `/c/${id}/${slugOf(name)}`;
