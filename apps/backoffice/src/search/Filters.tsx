import {
  activeWithins,
  ageBands,
  countries,
  type Facet,
  filterCount,
  genders,
  languages,
  paramOf,
  profileKinds,
  readQuery,
  type SearchQuery,
  searchSorts,
  withoutCursor,
  withSentence,
  writeQuery,
} from '@elenco/core/discovery';
import { channels, formats, seesAllPrices, skills } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { Fragment, useState } from 'react';
import { SearchInput } from '../kit/SearchInput';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { ActiveFilters } from './ActiveFilters';
import { MultiSelect, SingleSelect, Typed } from './Inputs';
import { useNames } from './words';

interface Props {
  readonly query: SearchQuery;
  readonly facets: readonly Facet[];
  /**
   * True if the search covers only creators with an account, as for briefings. In that case, the filter for
   * the kind of creator is left out, and the brief's filters are behind "more" with their number.
   */
  readonly membersOnly?: boolean;
  readonly ask: (query: SearchQuery) => void;
}

type Field = Parameters<typeof paramOf>[0];

/** Filters that are shown while active, otherwise behind "more". */
const primaryFilters = ['followersFrom', 'followersTo', 'priceFrom', 'priceTo', 'available'] as const;

/**
 * Filters behind "more". If `membersOnly` is false, the filter for the kind of creator is also behind "more".
 */
const secondaryFilters: readonly Field[] = [
  'verified',
  'engagementFrom',
  'engagementTo',
  'country',
  'states',
  'cities',
  'genders',
  'ages',
  'languages',
  'activeWithin',
  'audienceGender',
  'audienceGenderShare',
  'audienceAges',
  'audienceLanguages',
  'audienceCountry',
  'audienceCity',
  'captions',
  'priceFormat',
];

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > .MuiFormControl-root': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

/** Styles for inputs in columns of equal width, so that all rows end at the same position. */
const inColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  gap: 1.5,
  pt: 0.5,
  '&& > *': { minWidth: 0, width: '100%', maxWidth: 'none' },
} as const;

/** Styles for inputs that share a row in compact layouts. */
const inOneRow = {
  '& > .MuiFormControl-root:first-of-type': { flex: '1 1 100%', maxWidth: 'none' },
  '& > .MuiFormControl-root:not(:first-of-type)': {
    flex: { xs: '1 1 100%', sm: '1 1 140px', md: '1 1 120px' },
    minWidth: 0,
  },
  '& > .MuiAutocomplete-root': { flex: { xs: '1 1 100%', sm: '1 1 160px' }, minWidth: 0 },
  '& .MuiAutocomplete-inputRoot:not(.Mui-focused)': {
    flexWrap: 'nowrap',
    '& .MuiAutocomplete-input': { minWidth: 0 },
  },
  '& > .MuiButton-root': { flex: 'none' },
} as const;

/** Formats a number of the query string, such as `777.77`, in the user's locale. */
const decimalIn = (tag: string, value: string): string =>
  tag.startsWith('pt') && /^\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;

/** Filters of the search. Each change searches again from the first page. */
export function Filters({ query, facets, membersOnly = false, ask }: Props) {
  const words = useWords();
  const names = useNames();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const given = writeQuery(withoutCursor(query));
  // Active filters are shown until the user hides them.
  const [asked, setAsked] = useState<boolean>();
  const hidden = membersOnly ? secondaryFilters : [...secondaryFilters, 'kind' as const];
  const more = asked ?? (!membersOnly && hidden.some((field) => given.has(paramOf(field))));
  const behind = [...hidden, ...primaryFilters].filter((field) => given.has(paramOf(field))).length;
  const [cleared, setCleared] = useState(0);
  const [unread, setUnread] = useState<readonly string[]>([]);

  /**
   * Sets the values of a filter. Parses them in the same way as the query string: an invalid number shows an
   * error and starts no search.
   */
  const set = (field: Field, values: readonly string[]) => {
    const name = paramOf(field);
    const next = new URLSearchParams(given);
    next.delete(name);
    for (const value of values) if (value !== '') next.append(name, value);
    const { query: read, errors } = readQuery(next, { locale: words.tag });
    const { [name]: _, ...others } = wrong;
    const now = errors.map(({ pointer, code }) => [pointer.slice(1), words.problem(code)]);
    setWrong({ ...others, ...Object.fromEntries(now) });
    if (errors.length === 0) ask(read);
  };
  const withoutPrices = !seesAllPrices(useActor());
  const understand = (text: string) => {
    const read = withSentence(query, text, { prices: !withoutPrices });
    setUnread([...read.unread, ...read.withheld]);
    ask(read.query);
    return read.query.text;
  };
  const base = (field: Field, label: string) => {
    const name = paramOf(field);
    const facet = facets.find((one) => one.name === name);
    const counts = new Map(facet?.values.map(({ value, count }) => [value, count]));
    return { label, counts, exact: facet?.exact ?? true };
  };
  const several = (
    field: Field,
    label: string,
    values: readonly string[],
    say: (value: string) => string,
  ) => (
    <MultiSelect
      {...base(field, label)}
      values={values}
      say={say}
      compact={membersOnly}
      chosen={given.getAll(paramOf(field))}
      onChange={(next) => set(field, next)}
    />
  );
  const one = (
    field: Field,
    label: string,
    values: readonly string[],
    say: (value: string) => string,
    usual?: string,
  ) => (
    <SingleSelect
      {...base(field, label)}
      values={values}
      say={say}
      any={usual === undefined ? words.t('search.any') : undefined}
      chosen={given.get(paramOf(field)) ?? usual ?? ''}
      onChange={(value) => set(field, [value])}
    />
  );
  const typed = (field: Field, label: string) => (
    <Typed
      key={`${field} ${cleared}`}
      label={label}
      value={decimalIn(words.tag, given.getAll(paramOf(field)).join(', '))}
      error={wrong[paramOf(field)]}
      onChange={(text) => set(field, [text])}
    />
  );
  const from = (field: Field, what: string) => typed(field, words.t('kit.from', { field: what }));
  const to = (field: Field, what: string) => typed(field, words.t('kit.to', { field: what }));
  const f = (name: 'followers' | 'engagement' | 'price') => words.t(`search.fields.${name}`);
  const usualInput = {
    followersFrom: () => from('followersFrom', f('followers')),
    followersTo: () => to('followersTo', f('followers')),
    priceFrom: () => from('priceFrom', f('price')),
    priceTo: () => to('priceTo', f('price')),
    available: () => one('available', words.t('search.fields.available'), ['1'], () => words.t('kit.yes')),
  } as const satisfies Record<(typeof primaryFilters)[number], () => unknown>;
  const offered = withoutPrices ? primaryFilters.filter((field) => !/^price/.test(field)) : primaryFilters;
  const sorts = withoutPrices ? searchSorts.filter((sort) => sort !== 'price') : searchSorts;
  const inSight = offered.filter((field) => !more && !membersOnly && given.has(paramOf(field)));

  return (
    <Box
      role="search"
      aria-label={words.t('kit.filters')}
      sx={{ display: 'grid', gap: 1.5, mb: 2, '& > *': { minWidth: 0 } }}
    >
      <Box sx={membersOnly ? { ...row, ...inOneRow } : row}>
        <SearchInput
          value={query.text}
          onChange={(text) => {
            if (text !== '') setUnread([]);
            set('text', [text]);
          }}
          onEnter={understand}
        />
        {several('skills', words.t('search.fields.skill'), skills, names.skill)}
        {query.skills.length > 1
          ? one(
              'match',
              words.t('search.fields.match'),
              ['any', 'all'],
              (value) => words.t(`search.matches.${value as 'any' | 'all'}`),
              'any',
            )
          : null}
        {several('channels', words.t('search.fields.channel'), channels, names.channel)}
        {one(
          'sort',
          words.t('search.sort'),
          sorts,
          (value) => words.t(`search.sorts.${value as (typeof searchSorts)[number]}`),
          'relevance',
        )}
        {inSight.map((field) => (
          <Fragment key={field}>{usualInput[field]()}</Fragment>
        ))}
        <Button
          color="secondary"
          aria-expanded={more}
          aria-controls="more-filters"
          onClick={() => setAsked(!more)}
        >
          {words.t(more ? 'office.fewer' : 'office.more')}
          {membersOnly && !more && behind > 0 ? ` · ${words.number(behind)}` : null}
        </Button>
        {filterCount(query) > (membersOnly ? 1 : 0) || query.text !== '' ? (
          <Button
            color="secondary"
            onClick={() => {
              setWrong({});
              setCleared(cleared + 1);
              ask({ ...readQuery(new URLSearchParams(membersOnly ? 'kind=member' : '')).query });
            }}
          >
            {words.t('kit.clearFilters')}
          </Button>
        ) : null}
      </Box>
      {unread.length > 0 ? (
        <Alert severity="info">
          {words.t('search.unread', { list: words.list(unread.map((part) => `“${part}”`)) })}
        </Alert>
      ) : null}
      <Collapse in={more} id="more-filters" unmountOnExit>
        <Box sx={inColumns}>
          {offered.map((field) => (
            <Fragment key={field}>{usualInput[field]()}</Fragment>
          ))}
          {!withoutPrices && (query.priceFrom !== null || query.priceTo !== null)
            ? one('priceFormat', words.t('search.fields.priceFormat'), formats, names.format)
            : null}
          {membersOnly ? null : one('kind', words.t('search.fields.kind'), profileKinds, names.kind)}
          {one('verified', words.t('search.fields.verified'), ['1'], () => words.t('kit.yes'))}
          {from('engagementFrom', f('engagement'))}
          {to('engagementTo', f('engagement'))}
          {one('country', words.t('search.fields.country'), countries, names.country)}
          {typed('states', words.t('search.fields.state'))}
          {typed('cities', words.t('search.fields.city'))}
          {several('genders', words.t('search.fields.gender'), genders, names.gender)}
          {several('ages', words.t('search.fields.age'), ageBands, names.age)}
          {several('languages', words.t('search.fields.language'), languages, names.language)}
          {one('activeWithin', words.t('search.fields.activeWithin'), activeWithins.map(String), (days) =>
            words.t('office.days', { count: days }),
          )}
          {one('audienceGender', words.t('search.fields.audienceGender'), genders, names.gender)}
          {query.audienceGender === null
            ? null
            : typed('audienceGenderShare', words.t('search.fields.audienceGenderShare'))}
          {several('audienceAges', words.t('search.fields.audienceAge'), ageBands, names.age)}
          {several('audienceLanguages', words.t('search.fields.audienceLanguage'), languages, names.language)}
          {one('audienceCountry', words.t('search.fields.audienceCountry'), countries, names.country)}
          {typed('audienceCity', words.t('search.fields.audienceCity'))}
          {typed('captions', words.t('search.fields.captions'))}
        </Box>
      </Collapse>
      <ActiveFilters query={query} membersOnly={membersOnly} ask={ask} />
    </Box>
  );
}
