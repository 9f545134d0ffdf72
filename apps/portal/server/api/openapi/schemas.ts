import { z } from 'zod';
import { concealed, type Served, served } from '../served';
import { meaningOf } from './terms';

export type Json = Readonly<Record<string, unknown>>;

const nameOfSchema = new Map<z.ZodType, string>(served.map((resource) => [resource.schema, resource.name]));

/**
 * Returns a schema as JSON. The schema of a resource is defined once and referenced. `about` is the name
 * under which `terms.json` describes the fields.
 */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', about?: string): Json {
  const name = nameOfSchema.get(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodArray)
    return { type: 'array', items: schemaOf(schema.element as z.ZodType, io, about) };
  if (schema instanceof z.ZodUnion) {
    const shapes = schema.options.map((option) => schemaOf(option as z.ZodType, io, about));
    return shapes.length === 1 ? shapes[0]! : { anyOf: shapes };
  }
  return plain(schema, io, about);
}

/** Returns the schema of a row in responses. Fields that some callers may not see are optional. */
export function rowOf(resource: Served): Json {
  const { required = [], ...described } = plain(resource.schema, 'output', resource.name) as {
    required?: string[];
  };
  const hidden = concealed(resource);
  return { ...described, required: required.filter((field) => !hidden.has(field)) };
}

export function plain(schema: z.ZodType, io: 'input' | 'output', about?: string): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return worded(json, about) as Json;
}

/**
 * Adds a description to each field: the description in the field's schema, otherwise the field's label on
 * screens.
 */
function worded(json: unknown, about?: string): unknown {
  if (Array.isArray(json)) return json.map((one) => worded(one, about));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === 'properties' ? fieldsOf(value as Readonly<Record<string, Json>>, about) : worded(value, about),
    ]),
  );
}

function fieldsOf(properties: Readonly<Record<string, Json>>, about?: string): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const description = schema.description ?? meaningOf(field.replace(/_[gl]te$/, ''), about);
      return [field, { ...(worded(schema, about) as Json), ...(description ? { description } : {}) }];
    }),
  );
}
