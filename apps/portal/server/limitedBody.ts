import { largestFile } from '@elenco/core/kit';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cutForm } from './cutForm';
import type { Env } from './types';

/** A file, and room for the form around it. */
const largestBody = largestFile + 1024 * 1024;
/** So much of what is too much is still read, and dropped: a browser that sends sees no answer. */
const mostDropped = 64 * 1024 * 1024;

/**
 * Refuses what is larger than any form of ours can be, before anything of it is kept. A form whose file is too large
 * goes on with what was typed, and refuses the file at its field; the page of `refused` is for all the rest.
 */
export function limitedBody(refused: (c: Context<Env>) => Promise<Response>): MiddlewareHandler<Env> {
  const limit = bodyLimit({
    maxSize: largestBody,
    async onError(c: Context<Env>) {
      await drop(c.req.raw.body);
      const answer = await refused(c);
      answer.headers.set('Connection', 'close');
      return answer;
    },
  });
  return async (c, next) => {
    // Nobody looks at what comes with a question.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = Number(c.req.header('content-length') ?? 0);
    const typed = length > largestBody && length <= mostDropped ? await cutForm(c.req.raw) : null;
    if (!typed) return limit(c, next);
    c.req.raw = withBody(c.req.raw, typed);
    return next();
  };
}

function withBody({ url, method, headers, signal }: Request, body: FormData): Request {
  const kept = new Headers(headers);
  for (const name of ['content-type', 'content-length']) kept.delete(name);
  return new Request(url, { method, headers: kept, signal, body });
}

async function drop(body: ReadableStream<Uint8Array> | null): Promise<void> {
  // Of a body that did not say its size, the limit itself is still reading.
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let dropped = 0; dropped < mostDropped; ) {
    const { done, value } = await reader.read();
    if (done) return;
    dropped += value.length;
  }
  await reader.cancel();
}
