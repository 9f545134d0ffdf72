import { z } from 'zod';
import { Problem } from './problem';
import type { FilterKind } from './resource';

/** One comparison of a list's filter; all of them must match. */
export interface Comparison {
  readonly field: string;
  /**
   * `below`: less, or equal with a smaller id, for paging through descending lists. Without values, `in` and
   * `has` find nothing.
   */
  readonly test: 'in' | 'from' | 'to' | 'has' | 'text' | 'below';
  readonly values: readonly (string | number | boolean | null)[];
}

/** A validated list request, in the format of react-admin's simple REST provider. */
export interface Listing {
  readonly where: readonly Comparison[];
  readonly sort: { readonly field: string; readonly down: boolean };
  readonly offset: number;
  /** At most `maxRange`. */
  readonly limit: number;
}

/** Parts of a resource that listing requires. */
export interface Listable {
  readonly schema: z.ZodObject;
  readonly filters: { readonly [field: string]: FilterKind | undefined };
  readonly search?: readonly string[];
  readonly sorts: readonly string[];
}

/** Maximum rows per request; exports read page by page. */
export const maxRange = 1_000;
/** Maximum number of rows that are counted exactly; above it the total is a minimum. */
export const exactTotal = 10_000;
/** PostgreSQL and its JSON cannot hold NUL or lone surrogates. */
const text = z
  .string()
  .max(200)
  .refine((value) => !/[\0\p{Cs}]/u.test(value));
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const filterShape = z.record(z.string(), z.union([scalar, z.array(scalar).max(maxRange)]));
const sortShape = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const rangeShape = z.tuple([z.int().min(0), z.int().min(0)]);

/**
 * Reads `sort=["field","ASC"]`, `range=[0,24]` and `filter={…}`. Rejects unknown names and values of the
 * wrong type: a silently ignored filter would show too much.
 */
export function parseListing(
  resource: Listable,
  query: { sort?: string; range?: string; filter?: string },
): Listing {
  const [field, order] = read(sortShape, query.sort ?? `["${resource.sorts[0]}","ASC"]`, '/sort');
  if (!resource.sorts.includes(field)) throw malformed('/sort', 'unknown_sort', field);
  const [first, last] = read(rangeShape, query.range ?? '[0,24]', '/range');
  if (last < first) throw malformed('/range', 'range_reversed', `${first}-${last}`);
  if (last - first >= maxRange) throw malformed('/range', 'range_too_wide', maxRange);
  const filter = read(filterShape, query.filter ?? '{}', '/filter');
  return {
    where: Object.entries(filter).map(([name, value]) => comparison(resource, name, value)),
    sort: { field, down: order === 'DESC' },
    offset: first,
    limit: last - first + 1,
  };
}

type Scalar = z.output<typeof scalar>;

function comparison(resource: Listable, name: string, value: Scalar | Scalar[]): Comparison {
  const given = Array.isArray(value) ? value : [value];
  if (name === 'q' && resource.search?.length) {
    if (typeof value !== 'string') throw malformed('/filter/q', 'invalid_type', 'q');
    return { field: 'q', test: 'text', values: [value] };
  }
  const bound = /^(.*)_(gte|lte)$/.exec(name);
  const field = bound?.[1] ?? name;
  // `constructor` and other inherited properties are no filters.
  const kind = Object.hasOwn(resource.filters, field) ? resource.filters[field] : undefined;
  if (kind === undefined || (kind === 'between') !== (bound !== null)) {
    throw malformed(`/filter/${name}`, 'unknown_filter', name);
  }
  const type = resource.schema.shape[field] as z.ZodType;
  const values = given.map((one) => (kind === 'has' ? one : asNumber(type, one)));
  for (const one of values) {
    const asked = kind === 'has' ? [one] : one;
    const [issue] = type.safeParse(asked).error?.issues ?? [];
    if (issue) throw malformed(`/filter/${name}`, wrongValue(issue), String(one));
  }
  if (kind === 'between') {
    if (values.length !== 1) throw malformed(`/filter/${name}`, 'invalid_value', name);
    return { field, test: bound?.[2] === 'gte' ? 'from' : 'to', values };
  }
  return { field, test: kind === 'has' ? 'has' : 'in', values };
}

/** Converts a number given as text, as ids in addresses and inputs are, if the field is numeric. */
function asNumber(type: z.ZodType, value: Scalar): Scalar {
  if (typeof value !== 'string' || !/^(?:0|-?[1-9]\d{0,15})$/.test(value) || type.safeParse(value).success)
    return value;
  return type.safeParse(Number(value)).success ? Number(value) : value;
}

/** Returns the code of a wrong value: specific for numbers, `invalid_value` for others. */
function wrongValue(issue: z.core.$ZodIssue): string {
  const number = (what: string) => what === 'number' || what === 'int';
  if (issue.code === 'invalid_type' && number(issue.expected)) return 'not_whole_number';
  if ((issue.code === 'too_small' || issue.code === 'too_big') && number(issue.origin)) return issue.code;
  return 'invalid_value';
}

function read<T>(shape: z.ZodType<T>, json: string, pointer: string): T {
  try {
    return shape.parse(JSON.parse(json));
  } catch {
    throw malformed(pointer, 'invalid_format', json.slice(0, 80));
  }
}

const malformed = (pointer: string, code: string, value: string | number) =>
  new Problem('malformed', [{ pointer, code, params: { value } }]);
