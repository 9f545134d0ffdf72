import { brand, problemCodes } from '@elenco/core';
import { z } from 'zod';
import type { Route } from './route';
import { concealed, type Served, served } from './served';

type Json = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}

export interface Document {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json & { readonly schemas: Readonly<Record<string, Json>> };
}

const nameOfSchema = new Map<z.ZodType, string>(served.map((resource) => [resource.schema, resource.name]));

const fieldError = z.object({
  pointer: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string().optional(),
  message: z.string().optional(),
  /** Words beside each field, in the shape of what was sent; `root.serverError` for the whole. */
  errors: z.record(z.string(), z.unknown()).optional(),
  problems: z.array(fieldError).optional(),
});

/** The routes as an OpenAPI 3.1 document; the schemas are those that the routes parse and answer with. */
export function describe(routes: readonly Route[]): Document {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  const rows = served.map((resource) => [resource.name, rowOf(resource)] as const);
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} REST`, version: '1', contact: { email: brand.supportEmail } },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { ...Object.fromEntries(rows), problem: plain(problem, 'output') },
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
  const parameter = (place: 'query' | 'header') => {
    const given = place === 'query' ? route.query : route.headers;
    return Object.entries(given ?? {}).map(([name, description]) => ({
      name,
      in: place,
      description,
      schema: { type: 'string' },
    }));
  };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
  return {
    tags: [source],
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    security: securityOf(route),
    parameters: [...(path.includes(':id') ? [id] : []), ...parameter('query'), ...parameter('header')],
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: {
      ...Object.fromEntries(
        [answer, ...(answer.or ? [answer.or] : [])].map(({ status, what }) => [
          status,
          { description: what, ...answered(answer) },
        ]),
      ),
      default: {
        description:
          'a problem (RFC 9457); with 429, `Retry-After` says when to come back; with 428, the version that was read is missing',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } },
      },
    },
  };
}

function securityOf({ open, browser }: Route): readonly Json[] {
  if (open) return [{}, { session: [] }];
  return browser ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

const answered = ({ headers, schema }: Route['answer']): Json => ({
  ...(headers ? { headers: headersOf(headers) } : {}),
  content:
    typeof schema === 'string'
      ? { [schema]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(schema, 'output') } },
});

const headersOf = (headers: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

function contentOf(body: NonNullable<Route['body']>): Json {
  if (body instanceof z.ZodType) return { 'application/json': { schema: schemaOf(body, 'input') } };
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

/** A resource's own schema stands once, under its name. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const name = nameOfSchema.get(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodArray)
    return { type: 'array', items: schemaOf(schema.element as z.ZodType, io) };
  if (schema instanceof z.ZodUnion)
    return { anyOf: schema.options.map((option) => schemaOf(option as z.ZodType, io)) };
  return plain(schema, io);
}

/** A row as answers hold it: who may not see a field is not told of it. */
function rowOf(resource: Served): Json {
  const { required = [], ...described } = plain(resource.schema, 'output') as { required?: string[] };
  const hidden = concealed(resource);
  return { ...described, required: required.filter((field) => !hidden.has(field)) };
}

function plain(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}
