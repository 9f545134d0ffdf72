import { resources } from '@elenco/core';
import type { ReactElement } from 'react';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { declarationOf, type ResourceName } from '../resources';
import { DayInput, MoneyInput, WholeInput } from './inputs';
import { isNamed, kindOf, referenceOf, valuesOf } from './options';
import { ReferenceFilter } from './ReferenceFilter';
import type { Words } from './words';

interface Shown {
  readonly source: string;
  readonly label: string;
  readonly alwaysOn: boolean;
}

/** Maximum number of filters that are always shown. The filter button adds the others. */
const MAX_SHOWN_FILTERS = 4;

/**
 * Returns the inputs of declared filters, for `<FilterForm>` and `<FilterButton>`. Filters with bounds are
 * only added by the filter button.
 * @throws Error for undeclared filters, which the server would refuse
 */
export function filterInputs(
  resource: ResourceName,
  sources: readonly string[],
  words: Words,
  narrow: boolean,
): ReactElement[] {
  const { filters } = declarationOf(resource);
  const usual = narrow
    ? []
    : sources.filter((source) => filters[source] !== 'between').slice(0, MAX_SHOWN_FILTERS);
  return sources.flatMap((source) => {
    const declared = filters[source];
    if (!declared) throw new Error(`${resource} declares no filter "${source}"`);
    const label = words.field(resource, source);
    if (declared !== 'between')
      return input(resource, source, { source, label, alwaysOn: usual.includes(source) }, words);
    return [
      bound(
        resource,
        source,
        { source: `${source}_gte`, label: words.t('kit.from', { field: label }) },
        words,
      ),
      bound(resource, source, { source: `${source}_lte`, label: words.t('kit.to', { field: label }) }, words),
    ];
  });
}

function bound(resource: ResourceName, field: string, about: Omit<Shown, 'alwaysOn'>, words: Words) {
  const kind = kindOf(declarationOf(resource), field);
  const shown = { key: about.source, ...about, alwaysOn: false };
  if (kind === 'money') return <MoneyInput {...shown} tag={words.tag} />;
  if (kind === 'day' || kind === 'instant') {
    return <DayInput {...shown} instant={kind === 'instant'} end={about.source.endsWith('_lte')} />;
  }
  return <WholeInput {...shown} />;
}

function input(resource: ResourceName, source: string, about: Shown, words: Words) {
  const declaration = declarationOf(resource);
  const kind = kindOf(declaration, source);
  const shown = { key: source, ...about };
  const reference = referenceOf(source);
  if (reference && isNamed(reference)) return <ReferenceFilter {...shown} reference={reference} />;
  if (kind === 'boolean') return <NullableBooleanInput {...shown} parse={parseBoolean} format={String} />;
  const choices =
    kind === 'resource'
      ? named(Object.keys(resources), (name) => words.name(name as ResourceName, 2))
      : named(valuesOf(declaration, source), (value) =>
          kind === 'status' ? words.status(resource, value) : words.option(resource, source, value),
        );
  if (choices) {
    return (
      <SelectInput
        {...shown}
        choices={choices}
        translateChoice={false}
        emptyText={words.t('kit.all')}
        // A tab may filter by several values, which the tab shows instead of this input.
        format={(value: unknown) => (typeof value === 'string' ? value : '')}
        // Wide enough for the label, the only description of the input.
        sx={{ width: `calc(${about.label.length}ch + 32px)` }}
      />
    );
  }
  if (kind === 'number' || kind === 'reference') return <WholeInput {...shown} />;
  return <TextInput {...shown} />;
}

const named = (values: readonly string[] | undefined, name: (value: string) => string) =>
  values?.map((id) => ({ id, name: name(id) }));

const parseBoolean = (text: string) => (text === '' ? '' : text === 'true');
