import type { FacetName, SearchQuery } from '@elenco/core/discovery';
import {
  activeWithins,
  ageBands,
  countries,
  genders,
  languages,
  paramOf,
  profileKinds,
  writeQuery,
} from '@elenco/core/discovery';
import { channels, formats, skills } from '@elenco/core/people';
import { Form, Link } from '@remix-run/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Button, Disclosure, Field, Select, useHydrated } from '../ui';
import { Boxes } from './Boxes';
import styles from './Filters.module.css';
import type { SearchData } from './load.server';
import { searchPath } from './paths';
import { KEPT_WORDS, SENTENCE, UNDERSTAND } from './readSearch';
import type { LiveFilters } from './useLiveFilters';
import { WeightFields } from './WeightFields';
import { suggestedCities, useCountFormat, useNames } from './words';

/** Id of the filter form, to which the search box above the results also belongs. */
export const filtersId = 'filters';

/** Id of the heading with the number of results. */
export const totalId = 'total';

/** All filters in one plain form, whose fields become the query string. Each change starts a search. */
export function Filters({ data, live }: { data: SearchData; live: LiveFilters }) {
  const { t } = useTranslation('search');
  const { query, count, cards, errors } = data;
  const hydrated = useHydrated();
  // Determined once, so that a later response does not close filters that the user has opened.
  const [open] = useState(errors.length > 0);
  const panel = useRef<HTMLDetailsElement>(null);
  const showResults = () => {
    panel.current?.removeAttribute('open');
    document.getElementById(totalId)?.focus();
  };
  return (
    <details ref={panel} className={styles.filters} open={open}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {count > 0 ? t('filtersCount', { count }) : t('filters')}
      </summary>
      <Form
        key={live.formKey}
        id={filtersId}
        method="get"
        action={searchPath}
        className={styles.form}
        aria-label={t('filters')}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          // Enter in a filter also presses the search button, but must not submit the sentence.
          const isFilter = event.currentTarget.contains(document.activeElement);
          live.search(submitter?.getAttribute('name') === UNDERSTAND && !isFilter);
        }}
      >
        {cards && <input type="hidden" name="as" value="cards" />}
        {data.sentence && (
          <>
            <input type="hidden" name={SENTENCE} value={data.sentence} />
            <input type="hidden" name={KEPT_WORDS} value={query.text} />
          </>
        )}
        <Group data={data} />
        <div className={styles.apply}>
          {hydrated ? (
            <Button variant="dark" wide className={styles.toResults} onClick={showResults}>
              {t('apply')}
            </Button>
          ) : (
            <Button type="submit" variant="dark" wide>
              {t('apply')}
            </Button>
          )}
          {(count > 0 || query.text !== '' || data.sentence !== '') && (
            <Link to={searchPath} className={styles.clear} preventScrollReset>
              {t('clear')}
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

type Bound = `${'followers' | 'engagement' | 'price'}${'From' | 'To'}`;

function Group({ data }: { data: SearchData }) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const names = useNames();
  const counted = useCountFormat();
  const { query, facets, errors, typed } = data;
  const given = writeQuery(query);
  const facet = (name: FacetName) => facets.find((one) => one.name === name);
  const errorsOf = (name: string) => errors.filter(({ pointer }) => pointer === `/${name}`);
  const any = t('any');
  const bound = (field: Bound, label: string) => {
    const name = paramOf(field);
    const kept = query[field];
    return (
      <Field
        name={name}
        label={label}
        optional
        inputMode="decimal"
        defaultValue={
          typed[name] ?? (kept === null ? '' : number(/^followers/.test(name) ? kept : kept / 100))
        }
        errors={errorsOf(name)}
      />
    );
  };
  const choice = (
    field: Parameters<typeof paramOf>[0],
    label: string,
    values: readonly string[],
    say: (value: string) => string,
  ) => {
    const name = paramOf(field);
    const counts = facet(name as FacetName);
    const chosen = given.get(name) ?? '';
    return (
      <Select
        name={name}
        label={label}
        optional
        placeholder={any}
        defaultValue={chosen}
        errors={errorsOf(name)}
        options={[...new Set([...values, ...(chosen ? [chosen] : [])])].flatMap((value) => {
          const found = counts?.values.find((one) => one.value === value)?.count;
          return found === 0 && value !== chosen
            ? []
            : {
                value,
                label: found == null ? say(value) : `${say(value)} (${counted(found, counts?.exact)})`,
              };
        })}
      />
    );
  };
  const boxes = (
    name: FacetName,
    label: string,
    values: readonly string[],
    say: (value: string) => string,
    hidesEmpty = false,
  ) => (
    <Boxes
      name={name}
      label={label}
      hint={name === 'gender' ? t('genderHint') : undefined}
      values={values}
      say={say}
      chosen={given.getAll(name)}
      facet={facet(name)}
      hidesEmpty={hidesEmpty}
    />
  );
  const set = (...fields: (keyof SearchQuery)[]) =>
    fields.some((field) => {
      const value = query[field];
      return Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== false;
    });
  const [opened] = useState({
    place: set('country', 'states', 'cities'),
    creator: set('kind', 'genders', 'ages', 'languages', 'activeWithin'),
    audience: set('audienceGender', 'audienceAges', 'audienceLanguages', 'audienceCountry', 'audienceCity'),
  });
  return (
    <>
      {boxes('channel', t('fields.channel'), channels, names.channel)}
      {boxes('skill', t('fields.skill'), skills, names.skill, true)}
      {query.skills.length > 1 && (
        <Select
          name="match"
          label={t('fields.match')}
          optional
          defaultValue={query.match}
          options={(['any', 'all'] as const).map((value) => ({ value, label: t(`matches.${value}`) }))}
        />
      )}
      <Pair legend={t('fields.followers')}>
        {bound('followersFrom', t('from'))}
        {bound('followersTo', t('to'))}
      </Pair>
      <Pair legend={t('fields.engagement')}>
        {bound('engagementFrom', t('from'))}
        {bound('engagementTo', t('to'))}
      </Pair>
      <Pair legend={t('fields.price')}>
        {bound('priceFrom', t('from'))}
        {bound('priceTo', t('to'))}
      </Pair>
      {(query.priceFrom !== null || query.priceTo !== null) &&
        choice('priceFormat', t('fields.priceFormat'), formats, names.format)}
      <Field
        name="captions"
        label={t('fields.captions')}
        hint={t('captions.hint')}
        optional
        maxLength={80}
        defaultValue={query.captions}
      />
      <Flag name="available" label={t('fields.available')} data={data} />
      <Flag name="verified" label={t('fields.verified')} data={data} />
      <Disclosure summary={t('fields.place')} open={opened.place}>
        {choice('country', t('fields.country'), countries, names.country)}
        <Field
          name="state"
          label={t('fields.state')}
          hint={t('statesHint')}
          optional
          defaultValue={query.states.join(', ')}
        />
        <Field
          name="city"
          label={t('fields.city')}
          hint={t('citiesHint')}
          optional
          defaultValue={query.cities.join(', ')}
        />
      </Disclosure>
      <Disclosure summary={t('fields.creator')} open={opened.creator}>
        {choice('kind', t('fields.kind'), profileKinds, names.kind)}
        {boxes('gender', t('fields.gender'), genders, names.gender)}
        {boxes('age', t('fields.age'), ageBands, names.age)}
        {boxes('language', t('fields.language'), languages, names.language)}
        {choice('activeWithin', t('fields.activeWithin'), activeWithins.map(String), (days) =>
          t('days', { count: Number(days) }),
        )}
      </Disclosure>
      <Disclosure summary={t('fields.audience')} open={opened.audience}>
        {choice('audienceGender', t('fields.audienceGender'), genders, names.gender)}
        {query.audienceGender !== null && (
          <Field
            name="audienceGenderShare"
            label={t('fields.audienceGenderShare')}
            hint={t('shareHint')}
            optional
            inputMode="numeric"
            defaultValue={typed.audienceGenderShare ?? String(query.audienceGenderShare ?? '')}
            errors={errorsOf('audienceGenderShare')}
          />
        )}
        {boxes('audienceAge', t('fields.audienceAge'), ageBands, names.age)}
        {boxes('audienceLanguage', t('fields.audienceLanguage'), languages, names.language, true)}
        {choice('audienceCountry', t('fields.audienceCountry'), countries, names.country)}
        <Field
          name="audienceCity"
          label={t('fields.audienceCity')}
          optional
          defaultValue={query.audienceCity}
          suggestions={suggestedCities(facet('audienceCity'), counted)}
        />
      </Disclosure>
      <WeightFields weights={query.weights} />
    </>
  );
}

function Pair({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.pair}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One checkbox with the number of remaining results. */
function Flag({ name, label, data }: { name: 'available' | 'verified'; label: string; data: SearchData }) {
  const counted = useCountFormat();
  const facet = data.facets.find((one) => one.name === name);
  const count = facet?.values.find(({ value }) => value === '1' || value === 'true')?.count;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={data.query[name]}
        disabled={count === 0 && !data.query[name]}
      />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{counted(count, facet?.exact)}</span>}
    </label>
  );
}
