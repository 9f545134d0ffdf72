import { bodyLimits, fieldCode, Problem } from '@elenco/core';
import type { Context } from 'hono';
import { z } from 'zod';
import { commandContext as requested } from '../commandContext';
import { takeForm } from '../forms/takeForm';
import type { Env } from '../types';
import { malformed } from './problem';
import type { Deps } from './route';

const largestId = 2_147_483_647;

/**
 * Returns the row id in the path.
 * @throws Problem `not_found` for an invalid id, just as for an unknown id
 */
export function idOf(c: Context<Env>): number {
  const text = c.req.param('id') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= largestId)) throw new Problem('not_found');
  return id;
}

export type Body = Record<string, unknown>;

/**
 * Returns the JSON object of the body.
 * @throws Problem `malformed`; its status is 415 if the body has a different media type
 */
export async function bodyOf(c: Context<Env>): Promise<Body> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw malformed('', 'unsupported_type');
  const sent = parsed(await c.req.text());
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw malformed('', 'invalid_type');
  return sent as Body;
}

/** Parses JSON. Rejects NUL and lone surrogates, which no column can store. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => {
      if (typeof value === 'string' && /[\0\p{Cs}]/u.test(value)) throw new SyntaxError('no text');
      return value;
    });
  } catch {
    throw malformed('', 'invalid_json');
  }
}

/** Returns the file in the form field `file`. */
export async function fileOf(c: Context<Env>): Promise<File> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw malformed('', 'unsupported_type');
  const file = (await takeForm(c, { most: bodyLimits.whole }))?.get('file');
  if (!(file instanceof File)) throw new Problem('invalid', [{ pointer: '/file', code: 'required' }]);
  return file;
}

/**
 * Returns the query parameters, each of which may occur once.
 * @throws Problem `malformed` with an error for each invalid parameter
 */
export function checkedQuery<S extends z.ZodObject>(c: Context<Env>, schema: S): z.output<S> {
  const { success, data, error } = schema.safeParse(c.req.query());
  if (success) return data;
  throw new Problem(
    'malformed',
    error.issues.map((issue) => ({ pointer: `/${issue.path.join('/')}`, code: fieldCode(issue) })),
  );
}

/** Rejects undeclared fields instead of ignoring them (docs/spec/rest.md#lists-and-errors). */
export function refuseUnknown(body: Body, known: (field: string) => boolean): void {
  const unknown = Object.keys(body).filter((field) => !known(field));
  if (unknown.length === 0) return;
  throw new Problem(
    'malformed',
    unknown.slice(0, 20).map((field) => ({ pointer: pointerTo(field), code: 'unknown_field' })),
  );
}

const pointerTo = (field: string) => `/${field.slice(0, 80).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const keyShape = z.string().regex(/^[\x21-\x7e]{1,120}$/);

/**
 * Returns the caller's `Idempotency-Key`.
 * @throws Problem `malformed` if the key is required but missing, or if it is invalid
 */
export function keyOf(c: Context<Env>, needed = false): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined && !needed) return undefined;
  if (key === undefined) throw malformed('', 'idempotency_key_required');
  if (!keyShape.safeParse(key).success) throw malformed('', 'invalid_idempotency_key');
  return key;
}

/** Returns the context of a command that a program or the back office requests. */
export const commandContext = (c: Context<Env>, { now }: Deps, key?: string) => requested(c, now(), key);
