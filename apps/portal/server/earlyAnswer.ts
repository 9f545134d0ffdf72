import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './types';

/**
 * Limits for the rest of a body that is read and discarded after the response. The rest is read so that the
 * sender can read the response.
 */
const MAX_DROPPED_BYTES = 16 * 1024 * 1024;
const MAX_DROPPING_MS = 3_000;

/**
 * Completes a response that was ready before the whole body arrived. Sets `Connection: close`, sends the
 * response, and keeps the connection until the rest has arrived. Closing immediately would reset the
 * connection, and the sender would see an error.
 */
export const earlyAnswer: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  const incoming = (c.env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;
  if (!incoming || incoming.readableEnded || incoming.destroyed) return;
  const { body } = c.req.raw;
  if (!body) return;
  // The whole body has arrived, but nothing has read it. Reading the body frees the connection for the next
  // request.
  if (incoming.complete) return body.locked ? undefined : discardBody(body);
  c.res.headers.set('Connection', 'close');
  if (body.locked) return;
  const answer = new Uint8Array(await c.res.arrayBuffer());
  c.res.headers.set('Content-Length', String(answer.length));
  const { status, headers } = c.res;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(answer);
      await discardBody(body);
      controller.close();
    },
  });
  c.res = new Response(stream, { status, headers });
};

/** Resolves when the rest of the body has arrived or has exceeded a limit. */
async function discardBody(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), MAX_DROPPING_MS);
  });
  try {
    for (let bytes = 0; bytes <= MAX_DROPPED_BYTES; ) {
      const part = await Promise.race([reader.read(), late]);
      if (!part || part.done) return;
      bytes += part.value.length;
    }
  } catch {
    // The sender disconnected.
  } finally {
    clearTimeout(timer);
  }
}
