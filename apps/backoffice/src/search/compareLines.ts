import type { Profile } from '@elenco/core/search';
import type { Words } from '../kit/words';
import type { namesOf } from './words';

interface Line {
  readonly head: string;
  /** Nothing where nothing is known. */
  readonly cell: (profile: Profile) => string | null;
}

/** What is compared, one line for each. */
export const linesFor = (words: Words, names: ReturnType<typeof namesOf>): readonly Line[] => [
  { head: words.t('search.fields.kind'), cell: ({ kind }) => names.kind(kind) },
  {
    head: words.t('search.fields.skill'),
    cell: ({ mainSkill, tags }) =>
      words.list([...new Set([...(mainSkill ? [mainSkill] : []), ...tags])].map(names.skill)),
  },
  {
    head: words.t('search.compare.place'),
    cell: ({ city, state, country }) =>
      [city, state, country && names.country(country)].filter(Boolean).join(', '),
  },
  {
    head: words.t('search.followers'),
    cell: ({ followers }) => (followers > 0 ? words.compact(followers) : null),
  },
  {
    head: words.t('search.engagement'),
    cell: ({ engagementBp }) => (engagementBp > 0 ? words.rate(engagementBp) : null),
  },
  {
    head: words.t('search.price'),
    cell: ({ priceCents }) => (priceCents === null ? null : words.money(priceCents)),
  },
  {
    head: words.t('search.channels'),
    cell: ({ presences }) =>
      words.list(
        presences.map(({ channel, followers }) => `${names.channel(channel)} ${words.compact(followers)}`),
      ),
  },
  {
    head: words.t('search.compare.work'),
    cell: ({ available }) =>
      available === null ? null : words.t(available ? 'search.available' : 'search.unavailable'),
  },
  {
    head: words.t('search.compare.answer'),
    cell: ({ answerHours }) =>
      answerHours === null
        ? null
        : words.t('search.compare.hours', { hours: words.number(Math.round(answerHours)) }),
  },
  {
    head: words.t('search.compare.rating'),
    cell: ({ evaluationAverage, evaluationCount }) =>
      evaluationAverage === null
        ? null
        : words.t('search.compare.rated', {
            average: words.number(evaluationAverage),
            count: evaluationCount,
          }),
  },
  { head: words.t('search.compare.active'), cell: ({ activeOn }) => activeOn && words.day(activeOn) },
  {
    head: words.t('search.compare.source'),
    cell: ({ origin, presences }) =>
      origin
        ? words.t('search.origin', { source: origin.source, date: words.day(origin.at) })
        : words.list([...new Set(presences.map(({ source }) => words.oneOf('figureSource', source)))]),
  },
];
