import type { ProfileAudience } from '@elenco/core/discovery';
import type { TFunction } from 'i18next';
import type { Formats } from '../i18n/format';
import { namesOf } from './words';

/** Shares of one kind, such as ages, with labels; the largest share first. */
export interface ShareGroup {
  readonly head: string;
  readonly rows: readonly { readonly name: string; readonly share: number; readonly text: string }[];
}

/**
 * Returns an audience as groups of shares; kinds without data are left out.
 * @param most maximum number of shares per kind
 */
export function audienceGroups(
  audience: Pick<ProfileAudience, 'genders' | 'ages' | 'countries' | 'cities' | 'languages'>,
  t: TFunction<['search', 'options']>,
  { number }: Pick<Formats, 'number'>,
  most: number,
): ShareGroup[] {
  const names = namesOf(t);
  const groups = [
    ['gender', audience.genders, names.gender],
    ['age', audience.ages, names.age],
    ['country', audience.countries, names.country],
    ['city', audience.cities ?? {}, (city: string) => city],
    ['language', audience.languages ?? {}, names.language],
  ] as const;
  return groups.flatMap(([kind, shares, nameOf]) => {
    const rows = Object.entries(shares as Readonly<Record<string, number | undefined>>)
      .flatMap(([value, share]) => (share === undefined ? [] : [{ name: nameOf(value), share }]))
      .sort((a, b) => b.share - a.share)
      .slice(0, most)
      .map((row) => ({ ...row, text: t('search:profile.share', { share: number(row.share) }) }));
    return rows.length > 0 ? [{ head: t(`search:fields.${kind}`), rows }] : [];
  });
}
