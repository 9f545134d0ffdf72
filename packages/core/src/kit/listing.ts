import { z } from 'zod';
import { Problem } from './problem';
import type { FilterKind } from './resource';

/** A comparison in a list's filter. A row must satisfy all comparisons. */
export interface Comparison {
  readonly field: string;
  /**
   * `below`: a smaller value, or the same value with a smaller id; used to page through descending lists.
   * `in` and `has` match no row if there are no values. `queue`: rows of a staff queue; the values are queue,
   * view, day and user.
   */
  readonly test: 'in' | 'from' | 'to' | 'has' | 'text' | 'below' | 'queue';
  readonly values: readonly (string | number | boolean | null)[];
}

/** A checked list request, in the format of react-admin's simple REST provider. */
export interface Listing {
  readonly where: readonly Comparison[];
  readonly sort: { readonly field: string; readonly down: boolean };
  readonly offset: number;
  /** Number of rows; at most `MAX_RANGE`. */
  readonly limit: number;
}

/** Properties of a resource that a list needs. */
export interface Listable {
  readonly schema: z.ZodObject;
  readonly filters: { readonly [field: string]: FilterKind | undefined };
  readonly search?: readonly string[];
  readonly sorts: readonly string[];
}

/** Filters that are not fields, by name. Each returns undefined for an invalid value. */
export type SpecialFilters = Readonly<Record<string, (value: unknown) => Comparison | undefined>>;

/** Maximum number of rows per request. Exports request page by page. */
export const MAX_RANGE = 1_000;
/** Maximum number of rows that are counted exactly. Above it, the total is a lower bound. */
export const MAX_EXACT_TOTAL = 10_000;
/** Text without NUL and unpaired surrogates, which PostgreSQL and its JSON cannot store. */
const text = z
  .string()
  .max(200)
  .refine((value) => !/[\0\p{Cs}]/u.test(value));
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const filterShape = z.record(z.string(), z.union([scalar, z.array(scalar).max(MAX_RANGE)]));
const sortShape = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const rangeShape = z.tuple([z.int().min(0), z.int().min(0)]);

/**
 * Parses `sort=["field","ASC"]`, `range=[0,24]` and `filter={…}`. Refuses unknown names and values of a wrong
 * type, because a list that ignored a filter would show too many rows.
 */
export function parseListing(
  resource: Listable,
  query: { sort?: string; range?: string; filter?: string },
  special: SpecialFilters = {},
): Listing {
  const [field, order] = read(sortShape, query.sort ?? `["${resource.sorts[0]}","ASC"]`, '/sort');
  if (!resource.sorts.includes(field)) throw malformed('/sort', 'unknown_sort', field);
  const [first, last] = read(rangeShape, query.range ?? '[0,24]', '/range');
  if (last < first) throw malformed('/range', 'range_reversed', `${first}-${last}`);
  if (last - first >= MAX_RANGE) throw malformed('/range', 'range_too_wide', MAX_RANGE);
  const filter = read(filterShape, query.filter ?? '{}', '/filter');
  return {
    where: Object.entries(filter).map(([name, value]) => {
      if (!Object.hasOwn(special, name)) return comparison(resource, name, value);
      const compared = special[name]?.(value);
      if (!compared) throw malformed(`/filter/${name}`, 'invalid_value', String(value));
      return compared;
    }),
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
  // Without this check, `constructor` and other inherited properties would count as filters.
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

/** Converts text to a number if the field is numeric, because ids in URLs and form inputs are text. */
function asNumber(type: z.ZodType, value: Scalar): Scalar {
  if (typeof value !== 'string' || !/^(?:0|-?[1-9]\d{0,15})$/.test(value) || type.safeParse(value).success)
    return value;
  return type.safeParse(Number(value)).success ? Number(value) : value;
}

/** Returns the error code of an invalid value: a specific code for numbers, otherwise `invalid_value`. */
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
