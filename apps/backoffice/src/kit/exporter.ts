import { type Cell, csvOf } from '@elenco/core/kit';
import { downloadCSV, type Exporter } from 'ra-core';
import { declarationOf, type ResourceName } from '../resources';
import { kindOf } from './options';
import { today } from './today';
import type { Words } from './words';

type Row = Readonly<Record<string, unknown>>;

/** Every field of the rows with its label; amounts in units, words for statuses and options. */
function table(resource: ResourceName, rows: readonly Row[], words: Words): Cell[][] {
  const declaration = declarationOf(resource);
  const sources = Object.keys(declaration.schema.shape).filter((source) => source !== 'version');
  const cell = (source: string, value: unknown) => {
    if (value === null || value === undefined) return null;
    switch (kindOf(declaration, source)) {
      case 'status':
        return words.status(resource, String(value));
      case 'money':
        return { cents: Number(value) };
      case 'rate':
        return Number(value) / 10_000;
      case 'option':
        return words.option(resource, source, String(value));
      default:
        return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
          ? value
          : JSON.stringify(value);
    }
  };
  return [
    sources.map((source) => words.field(resource, source)),
    ...rows.map((row) => sources.map((source) => cell(source, row[source]))),
  ];
}

/** The list as filtered, as a CSV file. */
export const exporterOf =
  (resource: ResourceName, words: Words): Exporter =>
  (rows) =>
    downloadCSV(csvOf(table(resource, rows, words), words.locale), `${resource}-${today()}`);
