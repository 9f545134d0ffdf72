import type { Condition } from '../../kit';
import type { Creator } from './creator';
import { visiblePrices } from './visiblePrices';

/**
 * Matches creators with a public page, `/c/:id/:name`: turned on and not removed. The database query also
 * excludes suspended accounts.
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
  /** Usual price of one publication; null unless the creator shows it. */
  readonly price: (Pick<Creator, 'currency'> & { readonly cents: number }) | null;
  /** Price of each kind of publication; empty unless the creator shows it. */
  readonly prices: Creator['prices'];
  /** Currency of all prices. */
  readonly currency: Creator['currency'];
};

/** Returns a creator as visitors see it; null if the profile is not public. */
export function openProfile(row: Creator): OpenProfile | null {
  if (!row.publicProfile || row.removedAt !== null) return null;
  const { priceCents, prices } = visiblePrices({ role: 'nobody' }, row);
  return {
    ...(Object.fromEntries(openFields.map((field) => [field, row[field]])) as Omit<
      OpenProfile,
      'price' | 'prices' | 'currency'
    >),
    price: priceCents === null ? null : { cents: priceCents, currency: row.currency },
    prices,
    currency: row.currency,
  };
}

const longestSlug = 60;

/**
 * Returns a name for use in URLs: letters without accents, digits and hyphens; `creator` if no such
 * characters are left.
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

/**
 * Returns the path of a public profile. Only the id identifies the profile; the name makes the URL readable.
 */
export const profilePath = ({ id, name }: Pick<Creator, 'id' | 'name'>): string => `/c/${id}/${slugOf(name)}`;
