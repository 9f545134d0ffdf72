import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const longestDrain = 20_000;

/**
 * Lets a server end without a failed request. From the first moment each answer is the last of its connection; for
 * `graceMs` new requests are taken still, because whoever leads them here has to see first that we are not ready. Then
 * connections without a request are closed, and the others when theirs is answered, or after 20 s.
 */
export function drainOf(server: Server): (graceMs: number) => Promise<void> {
  const open = new Set<ServerResponse>();
  let draining = false;
  const isLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.on('request', (_, response) => {
    open.add(response);
    if (draining) isLast(response);
    response.once('close', () => open.delete(response));
  });
  return async (graceMs) => {
    draining = true;
    for (const response of open) isLast(response);
    await pause(graceMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const cut = AbortSignal.timeout(longestDrain);
    await Promise.all([...open].map((response) => once(response, 'close', { signal: cut }))).catch(() => {});
    // Also those that never sent anything, for which Node would wait.
    server.closeAllConnections();
    await closed;
  };
}
