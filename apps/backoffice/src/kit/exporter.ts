import { type Cell, csvOf } from '@elenco/core/kit';
import { downloadCSV, type Exporter, type FetchRelatedRecords } from 'ra-core';
import { titleOf } from '../addresses';
import { declarationOf, type ResourceName } from '../resources';
import { isBriefField, partText } from './briefText';
import { kindOf, referenceOf } from './options';
import { today } from './today';
import type { Words } from './words';

type Row = Readonly<Record<string, unknown>>;
type Related = Readonly<Record<string, Readonly<Record<string | number, { readonly id: number }>>>>;

/** Loads the records that rows refer to, by field; omits unreadable ones. */
async function relatedTo(rows: readonly Row[], sources: readonly string[], fetch: FetchRelatedRecords) {
  const named = sources.filter((source) => referenceOf(source) && rows.some((row) => row[source] !== null));
  const found = await Promise.all(
    named.map((source) =>
      fetch(rows.filter((row) => row[source] !== null) as never, source, referenceOf(source) as string).catch(
        () => ({}),
      ),
    ),
  );
  return Object.fromEntries(named.map((source, at) => [source, found[at] as Related[string]]));
}

/** Formats a value: amounts in units, labels of statuses and options, names of records. */
function cellOf(
  resource: ResourceName,
  source: string,
  value: unknown,
  words: Words,
  related: Related,
): Cell {
  if (value === null || value === undefined) return null;
  switch (kindOf(declarationOf(resource), source)) {
    case 'status':
      return words.status(resource, String(value));
    case 'money':
      return { cents: Number(value) };
    case 'rate':
      return Number(value) / 10_000;
    case 'option':
      return words.option(resource, source, String(value));
    case 'instant':
      return words.moment(String(value));
    case 'resource':
      return words.table(String(value));
    case 'country':
      return words.country(String(value));
    case 'boolean':
      return words.t(value === true ? 'kit.yes' : 'kit.no');
    case 'reference': {
      const record = related[source]?.[String(value)];
      return record ? titleOf(referenceOf(source) as ResourceName, record) : `#${value}`;
    }
    default:
      return plain(value, (each) => words.option(resource, source, each), words);
  }
}

/** Formats lists and objects by their parts, never as raw data. */
function plain(value: unknown, word: (text: string) => string, words: Words): Cell {
  if (typeof value === 'string' || typeof value === 'number') return value;
  const read = (each: unknown): string => {
    if (each === null || each === undefined) return '';
    if (Array.isArray(each)) return each.map(read).filter(Boolean).join('; ');
    if (typeof each !== 'object') return word(String(each));
    return Object.entries(each)
      .map(([name, part]) => (name.endsWith('Cents') ? words.amount(Number(part)) : read(part)))
      .filter(Boolean)
      .join(', ');
  };
  return read(value);
}

/** Returns the lines of the export: a header, then a line per row with every field. */
export function linesOf(
  resource: ResourceName,
  rows: readonly Row[],
  words: Words,
  related: Related,
): Cell[][] {
  const sources = sourcesOf(resource);
  return [
    sources.map((source) => words.field(resource, source)),
    ...rows.map((row) =>
      sources.map((source) =>
        resource === 'briefings' &&
        isBriefField(source) &&
        typeof row[source] === 'object' &&
        row[source] !== null
          ? partText(source, row, words)
          : cellOf(resource, source, row[source], words, related),
      ),
    ),
  ];
}

const sourcesOf = (resource: ResourceName) =>
  Object.keys(declarationOf(resource).schema.shape).filter((source) => source !== 'version');

/** Maximum number of lines of an export in the browser. */
export const MAX_EXPORTED = 100_000;

/** Exports the filtered list as CSV. Calls `onCut` if the list is longer than the maximum. */
export const exporterOf =
  (resource: ResourceName, words: Words, onCut: () => void): Exporter =>
  async (rows, fetchRelatedRecords) => {
    if (rows.length >= MAX_EXPORTED) onCut();
    const related = await relatedTo(rows, sourcesOf(resource), fetchRelatedRecords);
    downloadCSV(csvOf(linesOf(resource, rows, words, related), words.locale), `${resource}-${today()}`);
  };
