import { type ResourceName, resources } from '@elenco/core';
import { openapi } from '@elenco/portal/server/api/manifest';
import type { Chance } from '../../support/chance';
import { validPdf } from '../../support/soundPdf';
import { corruptedValue, oddValues, type Schema, validValue } from './values';

/** One path and method of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly json: Schema | undefined;
  readonly form: boolean;
  /** The success response: its statuses, and the schema of a JSON body. */
  readonly answer: { readonly statuses: readonly number[]; readonly schema: Schema | undefined };
  /** Statuses of refusals that the document lists. */
  readonly refusals: readonly number[];
}

export interface Asked {
  readonly path: string;
  readonly init: RequestInit;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
const document = openapi();
export const schemas = document.components.schemas as Readonly<Record<string, Schema>>;

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => {
    const content = (described.requestBody as { content: Content } | undefined)?.content ?? {};
    const statuses = Object.keys(described.responses).map(Number);
    const good = statuses.filter((status) => status < 400);
    // All success statuses of an operation have the same body schema.
    const answered = (described.responses[String(good[0])]?.content as Content | undefined)?.[
      'application/json'
    ]?.schema;
    return {
      method: method.toUpperCase(),
      path,
      parameters: described.parameters as unknown as Operation['parameters'],
      json: content['application/json']?.schema,
      form: 'multipart/form-data' in content,
      answer: { statuses: good, schema: answered },
      refusals: statuses.filter((status) => status >= 400),
    };
  }),
);

/** Share of fully valid requests. Most requests that are not fully valid are refused before a query. */
const VALID_SHARE = 0.02;

/**
 * Generates a request for this operation.
 * @param ids ids of existing rows, for path parameters
 */
export function request(operation: Operation, chance: Chance, ids: readonly number[]): Asked {
  const { method, path, parameters, json, form } = operation;
  const right = chance.happens(VALID_SHARE);
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place } of parameters) {
    if (place === 'query' && chance.happens(0.6)) query.set(name, queryOf(name, path, right, chance));
    if (place === 'header' && chance.happens(0.7)) headers[name] = headerOf(name, right, chance);
  }
  const text = query.toString();
  const address = path.replace('{id}', () =>
    idOf(right || (json !== undefined && chance.happens(0.05)), chance, ids),
  );
  const body = json ? bodyOf(json, right, chance) : form ? formOf(right, chance) : undefined;
  if (typeof body === 'string')
    headers['Content-Type'] = right || chance.happens(0.97) ? 'application/json' : 'text/plain';
  return {
    path: text ? `${address}?${text}` : address,
    init: { method, headers, ...(body === undefined ? {} : { body }) },
  };
}

function idOf(right: boolean, chance: Chance, ids: readonly number[]): string {
  if (right) return String(chance.of(ids));
  if (chance.happens(0.01)) return chance.of(['999999', '2147483647']);
  const odd = [
    '2147483648',
    '-1',
    '0',
    'x',
    '%00',
    '1e3',
    '01',
    '1.0',
    '٣١',
    '31;',
    '31%20',
    "31'--",
    '31%2F..',
    ' ',
  ];
  return chance.happens(0.6)
    ? chance.of(odd)
    : encodeURIComponent(plain(chance.of(oddValues)) || '-').slice(0, 300);
}

/** Returns the value as JSON text without lone surrogates, which a path cannot contain. */
const plain = (value: unknown) => String(JSON.stringify(value)).replace(/\p{Cs}/gu, '');

function bodyOf(schema: Schema, right: boolean, chance: Chance): string {
  const value = validValue(schema, chance, schemas);
  if (right) return JSON.stringify(value);
  if (chance.happens(0.03)) return JSON.stringify(value).slice(0, -1);
  return JSON.stringify(corruptedValue(value, chance)) ?? '';
}

function formOf(right: boolean, chance: Chance): FormData {
  const form = new FormData();
  const contents = [
    validPdf(),
    '<?xml version="1.0"?><nfe/>',
    'GIF89a',
    '',
    '\u0089PNG\r\n',
    ' '.repeat(240),
  ];
  form.set(
    right || chance.happens(0.8) ? 'file' : 'x',
    chance.happens(0.9)
      ? new File([chance.of(contents)], plain(chance.of(oddValues)).slice(0, 200))
      : 'no file',
  );
  return form;
}

function headerOf(name: string, right: boolean, chance: Chance): string {
  if (name === 'If-Match') return chance.of(right ? ['"1"', '"2"'] : ['"1"', 'W/"1"', '"x"', '"0"', '*', '']);
  return right ? `key-${chance.below(1e9)}` : chance.of(['k', 'x'.repeat(121), 'a b', 'k-1', '\u00e9', '~']);
}

const kinds = ['', '_gte', '_lte'];

function queryOf(name: string, path: string, right: boolean, chance: Chance): string {
  const resource = resources[path.split('/')[1] as ResourceName];
  const odd = () => plain(chance.of(oddValues));
  if (!right && chance.happens(0.3)) return odd();
  switch (name) {
    case 'sort': {
      const field = right || chance.happens(0.6) ? chance.of(resource?.sorts ?? ['score']) : odd();
      return JSON.stringify([field, chance.of(['ASC', 'DESC', ...(right ? [] : ['asc'])])]);
    }
    case 'range': {
      const first = chance.below(40);
      return JSON.stringify(
        right ? [first, first + chance.below(99)] : [first, chance.of([first - 1, 150, 1e12, 'x'])],
      );
    }
    case 'filter': {
      const fields = [...Object.keys(resource?.filters ?? {}), 'q'];
      const others = ['__proto__', 'constructor', 'toString', 'passwordHash', ...fields];
      const one = () =>
        right
          ? ([chance.of(fields), chance.of([1, 31, 'draft', 'a'])] as const)
          : ([`${chance.of(others)}${chance.of(kinds)}`, chance.of(oddValues)] as const);
      return JSON.stringify(Object.fromEntries(Array.from({ length: chance.below(4) }, one)));
    }
    default:
      return odd();
  }
}
