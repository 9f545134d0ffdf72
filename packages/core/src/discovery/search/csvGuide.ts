import type { z } from 'zod';
import { csvOf } from '../../kit';
import { skills } from '../../people';
import { csvColumns, externalRecord, recordOfCsv } from './external';
import { ageBands, genders, languages } from './vocabulary';

/** Description of one column, or of the same column for every channel. */
export interface CsvColumn {
  readonly names: readonly string[];
  /** A row needs every `required` column and at least one of the `oneOf` columns. */
  readonly need: 'required' | 'oneOf' | 'optional';
  readonly example: string;
  /** Allowed values or, for a list, allowed values of its items; undefined if any value is allowed. */
  readonly values: readonly string[] | undefined;
}

const some = (values: readonly string[]) => values.slice(0, 2).join('|');

/** Examples, obviously fictitious, by the last part of a column's name. */
const examples: Readonly<Record<string, string>> = {
  name: 'Pessoa de Exemplo',
  bio: 'Receitas para o dia a dia',
  mainSkill: skills[0],
  tags: some(skills),
  country: 'BR',
  state: 'PE',
  city: 'Recife',
  price: '1500',
  gender: genders[0],
  age: ageBands[1],
  languages: some(languages),
  activeOn: '2026-01-31',
  audienceGenders: `${genders[0]}:68|${genders[1]}:30`,
  audienceAges: `${ageBands[0]}:41|${ageBands[1]}:37`,
  audienceCountries: 'BR:94|PT:3',
  audienceCities: 'Recife:31|Olinda:9',
  audienceLanguages: `${languages[0]}:95|${languages[1]}:4`,
  audienceSample: '45000',
  source: 'Fornecedor de exemplo',
  sourceAt: '2026-01-31',
  handle: 'pessoaexemplo',
  followers: '48000',
  engagement: '3.5',
};

const partOf = (column: string) => column.replace(/^[a-z]+_/, '');
const rowOf = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, examples[partOf(column)] ?? '']));
const isTaken = (columns: readonly string[]) => externalRecord.safeParse(recordOfCsv(rowOf(columns))).success;

/**
 * Returns each column once, in the order of the declaration. Determines which columns are required by leaving
 * each of them out.
 */
export function csvGuide(): CsvColumn[] {
  const groups = new Map<string, string[]>();
  for (const column of csvColumns) {
    const part = partOf(column);
    groups.set(part, [...(groups.get(part) ?? []), column]);
  }
  return [...groups].map(([part, names]) => {
    const without = csvColumns.filter((column) => !names.includes(column));
    const need = isTaken(without) ? 'optional' : names.length > 1 ? 'oneOf' : 'required';
    return { names, need, example: examples[part] ?? '', values: valuesOf(part) };
  });
}

/** Returns the values of an enumeration, even inside optional and list types; undefined for other types. */
function valuesOf(field: string): readonly string[] | undefined {
  let schema = (externalRecord.shape as Readonly<Record<string, z.ZodType>>)[field];
  while (schema) {
    const { innerType, element, entries } = schema.def as {
      readonly innerType?: z.ZodType;
      readonly element?: z.ZodType;
      readonly entries?: Readonly<Record<string, string>>;
    };
    if (entries) return Object.values(entries);
    schema = innerType ?? element;
  }
  return undefined;
}

/** Returns a valid sample file with all columns and one filled row. */
export function csvSample(language: 'pt' | 'en'): string {
  const row = rowOf(csvColumns);
  return csvOf([[...csvColumns], csvColumns.map((column) => row[column] ?? '')], language);
}
