import { netKnown } from '@elenco/core/finance';
import type { Cell } from '@elenco/core/kit';
import type { FetchRelatedRecords } from 'ra-core';
import { titleOf } from '../addresses';
import { type Followed, isSnoozed } from '../follow-ups/followed';
import { declarationOf, type RecordOf, type ResourceName } from '../resources';
import { isBriefField, partText } from './briefText';
import { inReais } from './currencyOf';
import { kindOf, referenceOf } from './options';
import { type FileFormat, saveTable } from './saveTable';
import { today } from './today';
import type { Words } from './words';

type Row = Readonly<Record<string, unknown>>;
type Related = Readonly<Record<string, Readonly<Record<string | number, { readonly id: number }>>>>;

/** Loads the records that rows reference, grouped by field. Leaves out records that the user may not read. */
async function loadRelated(rows: readonly Row[], sources: readonly string[], fetch: FetchRelatedRecords) {
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

/** Converts a value to a cell: statuses and options as labels, records as names, rates as fractions of 1. */
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
      return { at: String(value) };
    case 'day':
      return { day: String(value) };
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
    case 'number':
      // Record numbers are identifiers, not quantities, so they become text.
      return isRecordNumber(source) ? String(value) : Number(value);
    default:
      return plain(value, (each) => words.option(resource, source, each), words);
  }
}

const isRecordNumber = (source: string) => /^id$|Id$/.test(source);

/** Formats a list by its items and an object by its values. */
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

/** A computed column, which follows the columns of the fields. */
export interface AddedColumn {
  readonly label: string;
  readonly cellOf: (row: Row) => Cell;
}

/** Assignees, snoozes and notes of queue rows, with the records of the assignees. */
export interface ExportedFollowUps {
  readonly followed: readonly Followed[];
  readonly related: Related;
}

const agreedSources = ['assigneeId', 'snoozedUntil', 'note'] as const;

/** Returns a queue's additional columns: assignee, end of the snooze, and note. */
export function followUpColumns({ followed, related }: ExportedFollowUps, words: Words): AddedColumn[] {
  const byRow = new Map(followed.map((one) => [one.rowId, one]));
  return agreedSources.map((source) => ({
    label: words.field('assignments', source),
    cellOf(row) {
      const found = byRow.get(Number(row.id));
      if (!found || (source === 'snoozedUntil' && !isSnoozed(found, row, today()))) return null;
      return cellOf('assignments', source, found[source], words, related);
    },
  }));
}

/** Returns the rows of the exported table: a header, then one row per record with every field. */
export function linesOf(
  resource: ResourceName,
  rows: readonly Row[],
  words: Words,
  related: Related,
  added: readonly AddedColumn[] = [],
): Cell[][] {
  const sources = sourcesOf(resource);
  const isInReais = inReais.includes(resource);
  return [
    [
      ...sources.map((source) => words.field(resource, source)),
      ...(isInReais ? [words.field('charges', 'currency')] : []),
      ...added.map(({ label }) => label),
    ],
    ...rows.map((row) => [
      ...sources.map((source) =>
        resource === 'briefings' &&
        isBriefField(source) &&
        typeof row[source] === 'object' &&
        row[source] !== null
          ? partText(source, row, words)
          : cellOf(resource, source, exportedValue(resource, source, row), words, related),
      ),
      ...(isInReais ? [words.option('charges', 'currency', 'BRL')] : []),
      ...added.map(({ cellOf: computed }) => computed(row)),
    ]),
  ];
}

/**
 * Exports the net amount of a payout as the list shows it: deductions are subtracted, and the value is null
 * until the amount is known.
 */
const exportedValue = (resource: ResourceName, source: string, row: Row): unknown =>
  resource === 'payouts' && source === 'netCents' ? netKnown(row as RecordOf<'payouts'>) : row[source];

const sourcesOf = (resource: ResourceName) =>
  Object.keys(declarationOf(resource).schema.shape).filter((source) => source !== 'version');

/** Maximum number of records in an export that the browser creates. */
export const MAX_EXPORTED = 100_000;

interface ExportOptions {
  readonly words: Words;
  readonly fetch: FetchRelatedRecords;
  /** Computed columns, which follow the columns of the fields. */
  readonly added?: readonly AddedColumn[];
  readonly onTruncated: () => void;
  /** Assignee, snooze and note of the rows. Undefined if the resource is not one of the user's queues. */
  readonly followed?: readonly Followed[] | undefined;
}

/**
 * Exports rows of a list as a file. Calls `onTruncated` if the number of rows reaches `MAX_EXPORTED`, since
 * the list may then be longer.
 */
export async function exportRows(
  format: FileFormat,
  resource: ResourceName,
  rows: readonly Row[],
  { words, fetch, added = [], followed, onTruncated }: ExportOptions,
): Promise<void> {
  if (rows.length >= MAX_EXPORTED) onTruncated();
  const related = await loadRelated(rows, sourcesOf(resource), fetch);
  const agreed = followed
    ? followUpColumns({ followed, related: await loadRelated(followed, ['assigneeId'], fetch) }, words)
    : [];
  const lines = linesOf(resource, rows, words, related, [...added, ...agreed]);
  const title = words.name(resource, 2);
  await saveTable(format, { name: `${title} ${today()}`, title, lines }, words);
}
