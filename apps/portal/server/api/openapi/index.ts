import { brand, problemCodes } from '@elenco/core';
import { z } from 'zod';
import type { QueryPart, Route } from '../route';
import { served } from '../served';
import { exampleOf } from './examples';
import { refusalResponses, refusalsOf } from './refusals';
import { type Json, plain, rowOf, schemaOf } from './schemas';
import { groups, nameOf } from './terms';

export interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}

export interface Document {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly tags: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json & { readonly schemas: Readonly<Record<string, Json>> };
}

const fieldError = z.object({
  pointer: z.string(),
  code: z.string().describe('What is wrong with the field'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const problem = z.object({
  type: z.string(),
  title: z.string().describe('Its code in words'),
  status: z.int().describe('That of the answer'),
  code: z.enum(problemCodes).describe('What kind of problem it is'),
  detail: z.string().optional(),
  message: z.string().optional().describe('The whole in a sentence, in the reader’s language'),
  /**
   * Messages by field, in the shape of the request. `root.serverError` contains the message about the whole
   * request.
   */
  errors: z.record(z.string(), z.unknown()).optional(),
  problems: z.array(fieldError).optional(),
});

const about = `Every list, record and act of ${brand.name}, for programs and for the pages. Lists take \`filter\`, \`sort\` and \`range\`, and say in \`Content-Range\` how many there are. With \`Accept: application/x-ndjson\` a whole list comes as a stream, one row a line. Amounts are integers in minor units, days are \`YYYY-MM-DD\`, instants are UTC. What is refused is a problem document (RFC 9457). With an \`Idempotency-Key\` a repeated call has one effect.`;

/**
 * Returns the OpenAPI 3.1 document of the routes. Its schemas are those that the routes use for requests and
 * responses.
 */
export function describe(all: readonly Route[]): Document {
  const routes = all.filter(({ by }) => by === undefined || by.length > 0);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  const rows = served.map((resource) => {
    const row = rowOf(resource);
    return [
      resource.name,
      { ...row, description: nameOf(resource.name), examples: [exampleOf(row)] },
    ] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} REST`,
      version: '1',
      description: about,
      contact: { email: brand.supportEmail },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(routes.map(({ source }) => source))].map((name) => ({
      name,
      description: groups[name] ?? nameOf(name, true),
    })),
    paths,
    components: {
      schemas: { ...Object.fromEntries(rows), problem: plain(problem, 'output') },
      responses: refusalResponses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'A browser; changes also carry X-Requested-With and X-CSRF-TOKEN, from `GET /me`.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A program; a token from `POST /tokens`.' },
      },
    },
  };
}

function operation(route: Route): Operation {
  const { method, path, summary, source, answer, body } = route;
  return {
    tags: [source],
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    description: descriptionOf(route),
    security: securityOf(route),
    parameters: [...(path.includes(':id') ? [id(route)] : []), ...parameters(route)],
    ...(body ? { requestBody: { required: true, content: contentOf(body, route) } } : {}),
    responses: {
      ...Object.fromEntries(
        [answer, ...(answer.or ? [answer.or] : [])].map(({ status, what }) => [
          status,
          { description: what, ...answered(route) },
        ]),
      ),
      ...refusalsOf(route),
    },
  };
}

const descriptionOf = ({ summary, description, by }: Route): string =>
  [
    `${description ?? summary}.`,
    ...(by ? [`For ${by.join(', ')}; each within what they may read.`] : []),
  ].join('\n\n');

const id = ({ source }: Route): Json => ({
  name: 'id',
  in: 'path',
  required: true,
  description: `${nameOf(source)}: its number`,
  schema: { type: 'integer', minimum: 1 },
  example: 1,
});

const parameters = ({ query = {}, headers = {}, about: named, source }: Route): Json[] => [
  ...Object.entries(query).map(([name, part]) => ({
    name,
    in: 'query',
    ...partOf(part, named ?? source),
  })),
  ...Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
    example: name === 'If-Match' ? '"1"' : '3c0c8a3e-2d0f-4c39-9df5-6d1a3a4b7f10',
  })),
];

function partOf(part: string | QueryPart, source: string): Json {
  if (typeof part === 'string') return { description: part, schema: { type: 'string' } };
  const { what, json, example } = part;
  return {
    description: what,
    content: { 'application/json': { schema: schemaOf(json, 'input', source), example } },
  };
}

function securityOf({ open, browser }: Route): readonly Json[] {
  if (open) return [{}, { session: [] }];
  return browser ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

const answered = ({ answer: { headers, schema }, about: named, source }: Route): Json => ({
  ...(headers ? { headers: headersOf(headers) } : {}),
  content:
    typeof schema === 'string'
      ? { [schema]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(schema, 'output', named ?? source) } },
});

const headersOf = (headers: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

function contentOf(body: NonNullable<Route['body']>, { about: named, source, method }: Route): Json {
  if (body instanceof z.ZodType) {
    const schema = schemaOf(body, 'input', named ?? source);
    return { 'application/json': { schema, example: method === 'PUT' ? change(schema) : exampleOf(schema) } };
  }
  if ('bytes' in body) {
    const schema = { type: 'string', format: 'binary', description: body.bytes };
    return { 'application/octet-stream': { schema } };
  }
  const parts = Object.entries((body as { form: Readonly<Record<string, string>> }).form);
  const properties = Object.fromEntries(
    parts.map(([name, description]) => [name, { type: 'string', format: 'binary', description }]),
  );
  return {
    'multipart/form-data': { schema: { type: 'object', properties, required: parts.map(([name]) => name) } },
  };
}

/** Returns an example of an update: one changed field and the version that was read. */
const change = ({ properties }: Json): Json => {
  const fields = Object.entries(properties as Readonly<Record<string, Json>>);
  const own = fields.find(([name]) => !['id', 'version', 'createdAt', 'updatedAt'].includes(name));
  return { version: 1, ...(own ? { [own[0]]: exampleOf(own[1], own[0]) } : {}) };
};
