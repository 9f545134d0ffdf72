import type { Profile, SearchReason } from '@elenco/core/search';
import { useMemo } from 'react';
import { useWords, type Words } from '../kit/words';

/** What the values of the search's vocabularies are called; a country that we have no word for, by its letters. */
export function namesOf(words: Words) {
  const named = (family: 'kinds' | 'genders' | 'languages' | 'countries') => (value: string) => {
    const key = `search.${family}.${value}` as Parameters<Words['t']>[0];
    return words.t(key, { _: value });
  };
  return {
    channel: (value: string) => words.oneOf('channels', value),
    skill: (value: string) => words.oneOf('skills', value),
    kind: named('kinds'),
    gender: named('genders'),
    language: named('languages'),
    country: named('countries'),
    age(value: string) {
      const [from = '', to] = value.split('-');
      return to ? words.t('search.age', { from, to }) : words.t('search.ageOpen', { from });
    },
  };
}

/** Why somebody is found, in words. */
export function reasonOf(words: Words, { code, params }: SearchReason): string {
  const number = (name: string) => words.number(Number(params[name] ?? 0));
  const skills = String(params.skills ?? '').split(',');
  switch (code) {
    case 'text':
      return words.t('search.reasons.text');
    case 'speciality':
      return words.t('search.reasons.speciality', {
        skills: words.list(skills.filter(Boolean).map((one) => words.oneOf('skills', one))),
        shared: number('shared'),
        of: number('of'),
      });
    case 'reach':
      return words.t('search.reasons.reach', { followers: words.compact(Number(params.followers ?? 0)) });
    case 'price':
      return words.t('search.reasons.price', { price: words.money(Number(params.priceCents ?? 0)) });
    case 'answer':
      return words.t('search.reasons.answer', { hours: number('hours') });
    case 'evaluation':
      return words.t('reasons.evaluation', {
        average: number('average'),
        count: Number(params.count ?? 0),
      });
  }
}

export function useNames() {
  const words = useWords();
  return useMemo(() => namesOf(words), [words]);
}

/** As `Portrait` shows somebody whom a search has found. */
export const faceOf = ({
  creatorId,
  externalId,
  name,
  portrait,
}: Pick<Profile, 'creatorId' | 'externalId' | 'name' | 'portrait'>) => ({
  id: creatorId ?? externalId ?? 0,
  name,
  portrait,
});
