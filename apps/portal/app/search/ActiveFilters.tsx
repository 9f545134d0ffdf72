import { rankFactors, regions, regionsAndStates, textParts, weightParams } from '@elenco/core/discovery';
import { formats } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import styles from './ActiveFilters.module.css';
import type { SearchData } from './load.server';
import { searchPath } from './paths';
import { SENTENCE } from './readSearch';
import { useCountFormat, useNames } from './words';

const weightNames = new Set(Object.values(weightParams));

/** A filter as shown to the user: one value of a parameter, one search term, or the states of a region. */
interface ShownFilter {
  readonly name: string;
  readonly values: readonly string[];
  readonly label: string;
}

/** Returns a function that describes a search as a list of filters. */
export function useFilterDescriptions(): (address: string) => ShownFilter[] {
  const { t } = useTranslation(['search', 'options']);
  const names = useNames();
  const { number } = useFormat();
  /** Filters by an audience compare its largest group, unless a minimum share is given. */
  const most = (group: string) => t('audienceMost', { group });
  const words: Record<string, (value: string, all: URLSearchParams) => string> = {
    ...names,
    state: (value) => value,
    city: (value) => value,
    available: () => t('fields.available'),
    verified: () => t('fields.verified'),
    match: () => t('matches.all'),
    audienceGender: (value, all) =>
      all.get('audienceGenderShare')
        ? `${t('fields.audience')}: ${names.gender(value)}`
        : most(names.gender(value)),
    audienceGenderShare: (share, all) =>
      t('audienceShare', { share, gender: names.gender(all.get('audienceGender') ?? '') }),
    audienceAge: (value) => most(names.age(value)),
    audienceLanguage: (value) => most(names.language(value)),
    audienceCountry: (value) => most(names.country(value)),
    audienceCity: most,
    captions: (value) => t('captions.filter', { words: value }),
    activeWithin: (value) =>
      t('bound', {
        what: t('fields.activeWithin'),
        which: t('days', { count: Number(value) }).toLowerCase(),
      }),
  };
  const bounds = { followers: t('followers'), engagement: t('fields.engagement'), price: t('fields.price') };
  for (const [name, what] of Object.entries(bounds)) {
    words[`${name}From`] = (value) => t('fromValue', { what, value: number(Number(value)) });
    words[`${name}To`] = (value) => t('toValue', { what, value: number(Number(value)) });
  }
  for (const [name, key] of [
    ['priceFrom', 'formatFrom'],
    ['priceTo', 'formatTo'],
  ] as const) {
    const ofAny = words[name];
    words[name] = (value, all) => {
      const format = formats.find((one) => one === all.get('priceFormat'));
      if (!format) return ofAny?.(value, all) ?? '';
      return t(key, { format: t(`options:formats.${format}`), value: number(Number(value)) });
    };
  }
  for (const factor of rankFactors) {
    words[weightParams[factor]] = (value) => `${t(`weights.${factor}`)}: ${number(Number(value))}`;
  }
  return (address) => {
    const all = new URLSearchParams(address);
    const places = regionsAndStates(all.getAll('state'));
    const ofRegions = places.regions.map((region) => ({
      name: 'state',
      values: regions[region],
      label: t(`regions.${region}`),
    }));
    const others = [...all].flatMap(([name, value]) => {
      if (name === 'q') return textParts(value).map((word) => ({ name, values: [word], label: `“${word}”` }));
      if (name === 'state' && !places.states.includes(value)) return [];
      const label = words[name]?.(value, all);
      return label ? [{ name, values: [value], label }] : [];
    });
    return [...ofRegions, ...others];
  };
}

type Searched = Pick<SearchData, 'address' | 'cards' | 'sentence'>;

/** Returns the address of a search without one of its filters. The box keeps the sentence. */
function addressWithout(
  { address, cards, sentence }: Searched,
  { name, values }: Pick<ShownFilter, 'name' | 'values'>,
): string {
  const without = new URLSearchParams(address);
  const words = textParts(without.get('q') ?? '').filter((word) => !values.includes(word));
  if (name !== 'q') for (const value of values) without.delete(name, value);
  else if (words.length > 0) without.set('q', words.join(' '));
  else without.delete('q');
  if (cards) without.set('as', 'cards');
  if (sentence) without.set(SENTENCE, sentence);
  return `${searchPath}?${without}`;
}

/** For a search with few results: the filters whose removal gives more, each with the number of results. */
export function FilterRemovals({ data }: { data: Searched & Pick<SearchData, 'drops' | 'rows'> }) {
  const { t } = useTranslation('search');
  const counted = useCountFormat();
  const labels = useFilterDescriptions()(data.address);
  const drops = data.drops.flatMap(({ total, ...drop }) => {
    const asked = labels.find(
      ({ name, values }) => name === drop.name && values.join() === drop.values.join(),
    );
    const words =
      drop.name === 'q' ? { ...drop, label: drop.values.map((word) => `“${word}”`).join(' ') } : null;
    const shown = asked ?? words;
    return shown ? [{ ...shown, total }] : [];
  });
  if (drops.length === 0) return null;
  const title = t(data.rows.length === 0 ? 'drop.none' : 'drop.few');
  return (
    <div className={styles.drops}>
      <p className="small muted">{title}</p>
      <ul className={styles.asked} aria-label={title}>
        {drops.map(({ label, total, ...drop }) => (
          <li key={label}>
            <Link to={addressWithout(data, drop)} preventScrollReset>
              {t('drop.without', { what: label, value: counted(total.value, total.exact) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Active filters, each with a link that removes it. */
export function ActiveFilters(searched: Searched) {
  const { t } = useTranslation('search');
  const asked = useFilterDescriptions()(searched.address).filter(({ name }) => !weightNames.has(name));
  if (asked.length === 0) return null;
  return (
    <ul className={styles.asked} aria-label={t('active')}>
      {asked.map(({ name, values, label }) => (
        <li key={`${name} ${values.join()}`}>
          <Link
            to={addressWithout(searched, { name, values })}
            preventScrollReset
            aria-label={t('remove', { what: label })}
          >
            {label} <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
