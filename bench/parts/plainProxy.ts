import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;
/** Name of the response header with the reason why the proxy answered itself. */
export const refusal = 'x-proxy-refusal';

/**
 * Starts a simple load balancer. It checks `/readyz` of each server, sends requests to the ready servers in
 * turn, and reuses connections. It never retries: if a server does not answer a request, the response is a
 * 502.
 */
export async function startPlainProxy(servers: readonly URL[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<URL>();
  let turn = 0;
  let ends = false;

  const poll = async (server: URL): Promise<void> => {
    while (!ends) {
      const isReady = await fetch(new URL('/readyz', server), { signal: AbortSignal.timeout(1_000) })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        })
        .catch(() => false);
      if (isReady) ready.add(server);
      else ready.delete(server);
      await pause(POLL_MS);
    }
  };
  const polls = servers.map(poll);

  const lead = (asked: IncomingMessage, answer: ServerResponse) => {
    const there = [...ready];
    turn += 1;
    const server = there[turn % there.length];
    if (!server) return void answer.writeHead(503, { [refusal]: 'no server is ready' }).end();
    const { method, url: path, headers } = asked;
    const onward = request({ agent, host: server.hostname, port: server.port, method, path, headers });
    onward.on('response', (got) => {
      const { connection: _, 'keep-alive': __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      got.pipe(answer);
      got.on('error', () => answer.destroy());
    });
    onward.on('error', (error) =>
      answer.headersSent ? answer.destroy() : answer.writeHead(502, { [refusal]: error.message }).end(),
    );
    asked.pipe(onward);
  };
  const proxy = createServer(lead);
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Waits until this server receives requests. */
    async leadsTo(server: URL): Promise<void> {
      while (!ready.has(server)) await pause(POLL_MS);
    },
    async stop(): Promise<void> {
      ends = true;
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      await Promise.all(polls);
      agent.destroy();
    },
  };
}
