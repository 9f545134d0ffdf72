import type { Profile } from '@elenco/core/search';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { useWords } from '../kit/words';
import { useNames } from './words';

/** What is known beside the figures; a dash where nothing is. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const words = useWords();
  const names = useNames();
  const { tags, city, state, country, priceCents, evaluationAverage, evaluationCount, answerHours } = profile;
  const { languages, activeOn, gender, ageBand, origin } = profile;
  const place = [city, state, country && names.country(country)].filter(Boolean).join(', ');
  const rows = [
    [words.t('search.fields.skill'), words.list(tags.map(names.skill))],
    [words.t('search.fields.place'), place],
    [
      words.t('search.price'),
      priceCents === null ? '' : <Money key="price" cents={priceCents} currency="BRL" />,
    ],
    [
      words.t('search.profile.rating'),
      evaluationAverage === null
        ? words.t('search.profile.noRating')
        : words.t('search.compare.rated', {
            average: words.number(evaluationAverage),
            count: evaluationCount,
          }),
    ],
    [
      words.t('search.profile.answer'),
      answerHours === null
        ? ''
        : words.t('search.compare.hours', { hours: words.number(Math.round(answerHours)) }),
    ],
    [words.t('search.profile.languages'), words.list(languages.map(names.language))],
    [words.t('search.fields.gender'), gender && names.gender(gender)],
    [words.t('search.fields.age'), ageBand && names.age(ageBand)],
    [words.t('search.profile.active'), activeOn && words.day(activeOn)],
    [
      words.t('search.compare.source'),
      origin && words.t('search.origin', { source: origin.source, date: words.day(origin.at) }),
    ],
  ] as const;
  return <FactList rows={rows.map(([name, value]) => ({ name, value: value || '–' }))} />;
}
