import type { Profile, SearchReason } from '@elenco/core/discovery';
import { useMemo } from 'react';
import { useWords, type Words } from '../kit/words';

/**
 * Returns functions for the labels of filter values. A country without a translation is shown by its code.
 */
export function namesOf(words: Words) {
  const named = (family: 'kinds' | 'languages' | 'countries') => (value: string) => {
    const key = `search.${family}.${value}` as Parameters<Words['t']>[0];
    return words.t(key, { _: value });
  };
  return {
    channel: (value: string) => words.oneOf('channels', value),
    skill: (value: string) => words.oneOf('skills', value),
    format: (value: string) => words.oneOf('formats', value),
    kind: named('kinds'),
    gender: (value: string) => words.oneOf('gender', value),
    language: named('languages'),
    country: named('countries'),
    age(value: string) {
      const [from = '', to] = value.split('-');
      return to ? words.t('search.age', { from, to }) : words.t('search.ageOpen', { from });
    },
  };
}

/** Returns functions that format a profile's facts. They return an empty string for an unknown fact. */
export function factsOf(words: Words, names: ReturnType<typeof namesOf>) {
  return {
    skills: ({ mainSkill, tags }: Pick<Profile, 'mainSkill' | 'tags'>) =>
      words.list([...new Set([...(mainSkill ? [mainSkill] : []), ...tags])].map(names.skill)),
    place: ({ city, state, country }: Pick<Profile, 'city' | 'state' | 'country'>) =>
      [city, state, country && names.country(country)].filter(Boolean).join(', '),
    price: ({ priceCents }: Pick<Profile, 'priceCents'>) =>
      priceCents === null ? '' : words.money(priceCents, 'BRL'),
    languages: ({ languages }: Pick<Profile, 'languages'>) => words.list(languages.map(names.language)),
    gender: ({ gender }: Pick<Profile, 'gender'>) => (gender ? names.gender(gender) : ''),
    age: ({ ageBand }: Pick<Profile, 'ageBand'>) => (ageBand ? names.age(ageBand) : ''),
    rating: ({
      evaluationAverage,
      evaluationCount,
    }: Pick<Profile, 'evaluationAverage' | 'evaluationCount'>) =>
      evaluationAverage === null
        ? ''
        : words.t('search.compare.rated', {
            average: words.number(evaluationAverage),
            count: evaluationCount,
          }),
    answer: ({ answerHours }: Pick<Profile, 'answerHours'>) =>
      answerHours === null
        ? ''
        : words.t('search.compare.hours', { hours: words.number(Math.round(answerHours)) }),
    active: ({ activeOn, kind }: Pick<Profile, 'activeOn' | 'kind'>) =>
      activeOn ? `${words.day(activeOn)} (${words.t(`search.activityPlace.${kind}`)})` : '',
    origin: ({ origin }: Pick<Profile, 'origin'>) =>
      origin ? words.t('search.origin', { source: origin.source, date: words.day(origin.at) }) : '',
  };
}

/** Returns the text of a search reason. */
export function reasonOf(words: Words, { code, params }: SearchReason): string {
  const number = (name: string) => words.number(Number(params[name] ?? 0));
  const skills = String(params.skills ?? '').split(',');
  switch (code) {
    case 'text':
      return words.t('search.reasons.text');
    case 'speciality':
      return words.t(params.main === 0 ? 'search.reasons.specialityBeside' : 'office.specialityMain', {
        skills: words.list(skills.filter(Boolean).map((one) => words.oneOf('skills', one))),
        shared: number('shared'),
        of: number('of'),
      });
    case 'reach':
      return words.t('search.reasons.reach', { followers: words.compact(Number(params.followers ?? 0)) });
    case 'price':
      return words.t(params.format === undefined ? 'search.reasons.price' : 'search.reasons.priceOfFormat', {
        format: words.oneOf('formats', String(params.format ?? '')),
        price: words.money(Number(params.priceCents ?? 0), 'BRL'),
      });
    case 'answer':
      return words.t('search.reasons.answer', { hours: number('hours') });
    case 'evaluation':
      return words.t('reasons.evaluation', {
        average: number('average'),
        count: number('count'),
        smart_count: Number(params.count ?? 0),
      });
  }
}

export function useNames() {
  const words = useWords();
  return useMemo(() => namesOf(words), [words]);
}

export function useFacts() {
  const words = useWords();
  const names = useNames();
  return useMemo(() => factsOf(words, names), [words, names]);
}

/** Returns the props of `Portrait` for a search profile. */
export const portraitProps = ({
  creatorId,
  externalId,
  name,
  portrait,
}: Pick<Profile, 'creatorId' | 'externalId' | 'name' | 'portrait'>) => ({
  id: creatorId ?? externalId ?? 0,
  name,
  portrait,
});
