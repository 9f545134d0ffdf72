import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const longestDrain = 20_000;

/**
 * Returns a function that stops a server without failing a request. For `graceMs`, the server still accepts
 * requests, so that the load balancer can notice the end, and each response closes its connection. Then the
 * server closes idle connections immediately, and busy connections after their response or after 20 s.
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
    // Also closes connections that never sent anything, since Node would wait for them.
    server.closeAllConnections();
    await closed;
  };
}
