import type { ColumnType } from '@elenco/core';
import { defineEntity, type EntitySchema, p } from '@mikro-orm/core';
import { z } from 'zod';
import { cents, id, instant } from './types';

/** Properties of a resource from which its entity is made: name, schema and columns. */
export interface DeclaredRows {
  /** Name of the resource; hyphens become underscores in the name of the table. */
  readonly name: string;
  readonly schema: z.ZodObject;
  /** Types of columns, for fields whose column does not have the default type. */
  readonly columns?: Readonly<Record<string, ColumnType | undefined>>;
}

type Properties = Parameters<typeof defineEntity>[0]['properties'];

/** Returns the entity of a table, named in camel case: `pay_contracts` becomes `PayContracts`. */
export function tableEntity(tableName: string, properties: Properties): EntitySchema {
  const name = tableName.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return defineEntity({ name, tableName, properties });
}

/**
 * Returns the entity of a resource: one column per field of its schema, nullable if the field is.
 * @param added columns that core does not know
 */
export function entityFor(
  { name, schema, columns = {} }: DeclaredRows,
  added: Properties = {},
): EntitySchema {
  const properties = Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>).map(
    ([field, type]) => [field, property(field, type, columns[field])] as const,
  );
  return tableEntity(name.replaceAll('-', '_'), {
    ...Object.fromEntries(properties),
    ...added,
  } as Properties);
}

const declared = {
  bigint: cents,
  jsonb: () => p.json(),
  smallint: () => p.smallint(),
} satisfies Record<ColumnType, () => unknown>;

function property(field: string, type: z.ZodType, column: ColumnType | undefined) {
  if (field === 'id') return id();
  if (field === 'version') return p.integer().version();
  const made = column ? declared[column]() : defaultColumn(field, innerType(type));
  return type.safeParse(null).success ? made.nullable() : made;
}

/** Unwraps optional, nullable and piped types. */
function innerType(type: z.core.$ZodType): z.core.$ZodType {
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault) {
    return innerType(type.unwrap());
  }
  return type instanceof z.ZodPipe ? innerType(type.in instanceof z.ZodTransform ? type.out : type.in) : type;
}

/** Returns the default column for a field. A field whose name ends in `Cents` is an amount. */
function defaultColumn(field: string, type: z.core.$ZodType) {
  if (type instanceof z.ZodISODateTime) return instant();
  if (type instanceof z.ZodISODate) return p.date();
  if (type instanceof z.ZodBoolean) return p.boolean();
  if (type instanceof z.ZodNumber) {
    if (field.endsWith('Cents')) return cents();
    return type.isInt ? p.integer() : p.double();
  }
  if (isText(type)) return p.text();
  return type instanceof z.ZodArray && isText(innerType(type.element)) ? p.array() : p.json();
}

const isText = (type: z.core.$ZodType): boolean =>
  type instanceof z.ZodUnion
    ? type.options.every((option) => isText(innerType(option)))
    : type instanceof z.ZodString ||
      type instanceof z.ZodStringFormat ||
      type instanceof z.ZodEnum ||
      type instanceof z.ZodLiteral ||
      type instanceof z.ZodTemplateLiteral;
