import type { Resources } from '@elenco/core';
import { z } from 'zod';

type AnyResource = Resources[keyof Resources];
type Json = { readonly [name: string]: unknown };

/** Units of numeric fields. The end of a field's name determines the unit. */
const units = [
  [/Cents$/, 'minor units: 12345 is 123.45'],
  [/Bp$/, 'basis points: 150 is 1.5 %'],
  [/Micros$/, 'millionths'],
] as const;

/** Returns the allowed values of a field, even if wrappers such as `nullable` surround the field's enum. */
function valuesIn(json: Json): readonly unknown[] {
  if (Array.isArray(json.enum)) return json.enum;
  const within = [...((json.anyOf as Json[] | undefined) ?? []), ...(json.items ? [json.items as Json] : [])];
  return within.flatMap(valuesIn);
}

/** Returns the name of a field with its allowed values or its unit, such as `status (draft | open)`. */
function describeField(name: string, schema: z.ZodType): string {
  const values = valuesIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json);
  const unit = units.find(([ending]) => ending.test(name))?.[1];
  const facts = [...(values.length > 0 ? [values.join(' | ')] : []), ...(unit ? [unit] : [])];
  return facts.length > 0 ? `${name} (${facts.join('; ')})` : name;
}

/**
 * Describes the fields that the user may see, filter by and sort by.
 * @param hidden names of fields that the user may not see
 */
export function fieldsOf(resource: AnyResource, hidden: ReadonlySet<string>) {
  const shape = resource.schema.shape as Readonly<Record<string, z.ZodType>>;
  const shown = Object.entries(shape).filter(([name]) => !hidden.has(name));
  const filters = Object.entries(resource.filters as Readonly<Record<string, string>>)
    .filter(([name]) => !hidden.has(name))
    .flatMap(([name, kind]) => (kind === 'between' ? [`${name}_gte`, `${name}_lte`] : [name]));
  const searched = 'search' in resource && resource.search ? ['q (words)'] : [];
  return {
    fields: shown.map(([name, schema]) => describeField(name, schema)).join(', '),
    filters: [...filters, ...searched].join(', '),
    sorts: (resource.sorts as readonly string[]).filter((name) => !hidden.has(name)),
  };
}
