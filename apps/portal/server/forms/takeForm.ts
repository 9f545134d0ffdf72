import { bodyLimits } from '@elenco/core';
import { Problem } from '@elenco/core/kit';
import type { Context } from 'hono';
import type { Env } from '../types';
import { type FormSource, isForm, readForm } from './readForm';

/**
 * Counts the bytes of a body against the rate limit. The first `bodyLimits.perCall` bytes belong to the
 * request; each further block of that size counts as one more call.
 */
function spendingOf(c: Context<Env>): FormSource['spend'] {
  let read = 0;
  return async (bytes) => {
    const before = Math.floor(read / bodyLimits.perCall);
    read += bytes;
    const calls = Math.floor(read / bodyLimits.perCall) - before;
    if (calls > 0) await c.get('spend')?.(calls);
  };
}

/**
 * Reads the form of a request once, stores it as `form`, and leaves the request without a body. Reads nothing
 * if the body is not a form, or if its declared length exceeds the limit of an unknown caller.
 * @throws Problem `malformed`, `too_large`, `csrf`, `too_often`
 */
export async function takeForm(
  c: Context<Env>,
  { first, most = bodyLimits.unknown }: Partial<Pick<FormSource, 'first' | 'most'>> = {},
): Promise<FormData | undefined> {
  const type = c.req.header('content-type') ?? '';
  if (!isForm(type)) return undefined;
  const drops = most > bodyLimits.unknown;
  if (Number(c.req.header('content-length') ?? 0) > most && !drops) throw new Problem('too_large');
  const { url, method, headers, signal, body } = c.req.raw;
  const form = await readForm(body, { type, most, drops, first, spend: spendingOf(c) });
  const kept = new Headers(headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name);
  c.req.raw = new Request(url, { method, headers: kept, signal });
  c.set('form', form);
  return form;
}
