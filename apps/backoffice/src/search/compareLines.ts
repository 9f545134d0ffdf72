import type { Profile } from '@elenco/core/discovery';
import type { Words } from '../kit/words';
import { factsOf, type namesOf } from './words';

interface Line {
  readonly head: string;
  /** Null if the value is unknown. */
  readonly cell: (profile: Profile) => string | null;
}

/** Returns the rows of the comparison. */
export function linesFor(words: Words, names: ReturnType<typeof namesOf>): readonly Line[] {
  const facts = factsOf(words, names);
  return [
    { head: words.t('search.fields.kind'), cell: ({ kind }) => names.kind(kind) },
    { head: words.t('search.fields.skill'), cell: facts.skills },
    { head: words.t('search.compare.place'), cell: facts.place },
    {
      head: words.t('search.followers'),
      cell: ({ followers }) => (followers > 0 ? words.compact(followers) : null),
    },
    {
      head: words.t('search.engagement'),
      cell: ({ engagementBp }) => (engagementBp > 0 ? words.rate(engagementBp) : null),
    },
    { head: words.t('search.price'), cell: facts.price },
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
    { head: words.t('search.compare.answer'), cell: facts.answer },
    { head: words.t('search.compare.rating'), cell: facts.rating },
    { head: words.t('search.compare.active'), cell: facts.active },
    {
      head: words.t('search.compare.source'),
      cell: ({ origin, presences }) =>
        facts.origin({ origin }) ||
        words.list([...new Set(presences.map(({ source }) => words.oneOf('figureSource', source)))]),
    },
  ];
}
