import { rankFactors, weightParams } from '@elenco/core/discovery';
import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import styles from './ActiveFilters.module.css';
import type { SearchData } from './load.server';
import { searchPath } from './paths';
import { FROM_SENTENCE } from './readSearch';
import { useNames } from './words';

const weightNames = new Set(Object.values(weightParams));

/** Returns a function that describes a search as a list of filters, each with its parameter and value. */
export function useAsked(): (address: string) => { name: string; value: string; label: string }[] {
  const { t } = useTranslation('search');
  const names = useNames();
  const { number } = useFormat();
  const words: Record<string, (value: string) => string> = {
    q: (value) => `“${value}”`,
    ...names,
    state: (value) => value,
    city: (value) => value,
    available: () => t('fields.available'),
    verified: () => t('fields.verified'),
    match: () => t('matches.all'),
    audienceGender: (value) => `${t('fields.audience')}: ${names.gender(value)}`,
    audienceAge: (value) => `${t('fields.audience')}: ${names.age(value)}`,
    audienceLanguage: (value) => `${t('fields.audience')}: ${names.language(value)}`,
    audienceCountry: (value) => `${t('fields.audience')}: ${names.country(value)}`,
    audienceCity: (value) => `${t('fields.audience')}: ${value}`,
    captions: (value) => t('captions.filter', { words: value }),
    activeWithin: (value) => t('days', { count: Number(value) }),
  };
  const bounds = { followers: t('followers'), engagement: t('fields.engagement'), price: t('fields.price') };
  for (const [name, what] of Object.entries(bounds)) {
    words[`${name}From`] = (value) => t('fromValue', { what, value: number(Number(value)) });
    words[`${name}To`] = (value) => t('toValue', { what, value: number(Number(value)) });
  }
  for (const factor of rankFactors) {
    words[weightParams[factor]] = (value) => `${t(`weights.${factor}`)}: ${number(Number(value))}`;
  }
  return (address) =>
    [...new URLSearchParams(address)].flatMap(([name, value]) => {
      const label = words[name]?.(value);
      return label ? [{ name, value, label }] : [];
    });
}

/** Active filters, each with a link that removes it. */
export function ActiveFilters({
  address,
  cards,
  fromSentence,
}: Pick<SearchData, 'address' | 'cards' | 'fromSentence'>) {
  const { t } = useTranslation('search');
  const asked = useAsked()(address).filter(({ name }) => !weightNames.has(name));
  if (asked.length === 0) return null;
  return (
    <ul className={styles.asked} aria-label={t('active')}>
      {asked.map(({ name, value, label }) => {
        const without = new URLSearchParams(address);
        without.delete(name, value);
        if (cards) without.set('as', 'cards');
        if (fromSentence) without.set(FROM_SENTENCE, fromSentence);
        return (
          <li key={`${name} ${value}`}>
            <Link
              to={`${searchPath}?${without}`}
              preventScrollReset
              aria-label={t('remove', { what: label })}
            >
              {label} <X aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
