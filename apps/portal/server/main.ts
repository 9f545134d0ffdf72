import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Database, type LimitReached, sealOf } from '@elenco/db';
import { openProvider } from '@elenco/networks';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from '@remix-run/server-runtime';
import { makeApp } from './app';
import { contentsOf } from './contents';
import { developmentServer } from './development';
import { drainOf } from './drain';
import { streamsOf } from './live/stream';
import { visitCounter } from './live/visits';
import { makeLog } from './log';
import { prelaunchGateOf } from './pages/prelaunchGate';
import { limitRequestTime, UPLOAD_TIMEOUT_MS } from './requestTimeout';
import type { Runtime } from './runtime';
import type { Mode, Settings } from './types';

export type { Mode, Settings } from './types';

interface ServerRoute {
  readonly method: string;
  readonly path: string;
}

/** Folder of the portal. The path is correct for both `server/main.ts` and the built `build/main.js`. */
const portal = join(dirname(fileURLToPath(import.meta.url)), '..');

function listen(server: Server, { port, host }: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      resolve(`http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${address.port}`);
    });
  });
}

/**
 * Starts a portal process: pages, static files, back office, health checks. `close` makes the process report
 * that it is not ready, and then drains it. `routes` are the routes of the server; the last route, `*`,
 * serves the pages.
 * @throws if the port is in use, or in production if the build is missing
 */
export async function serve(parts: {
  settings: Settings;
  database: Database;
  mode: Mode;
  version: string;
}): Promise<{ url: string; routes: readonly ServerRoute[]; close(): Promise<void> }> {
  let closing = false;
  const log = makeLog(parts.settings);
  const draining = () => closing;
  const runtime: Runtime = {
    ...parts,
    log,
    seal: sealOf(parts.settings),
    provider: openProvider(parts.settings),
    gate: prelaunchGateOf(parts.settings),
    contents: contentsOf(parts.database),
    streams: streamsOf({ database: parts.database, draining, log }),
    draining,
    visits: visitCounter({ ...parts, log }),
  };
  const logLimit = (reached: LimitReached) =>
    runtime.log.warn({ event: 'limit_reached', ...reached }, 'limit reached');
  parts.database.limits.on('reached', logLimit);
  const lost = (server: string) => runtime.log.warn({ event: 'search_lost', server }, 'search lost a server');
  const back = (server: string) => runtime.log.info({ event: 'search_back', server }, 'server is back');
  parts.database.outages.on('lost', lost).on('back', back);
  const clock = parts.database.watchClock((skewMs) =>
    runtime.log.warn({ event: 'clock_skew', skewMs }, 'the clock is not the database’s'),
  );
  const server = createServer({ connectionsCheckingInterval: 2_000 });
  server.requestTimeout = UPLOAD_TIMEOUT_MS;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  const development = parts.mode === 'development' ? await developmentServer(portal, server) : undefined;
  const built = () =>
    import(pathToFileURL(join(portal, 'build/server/index.js')).href) as Promise<ServerBuild>;
  const app = await makeApp({
    runtime,
    pages: development ? development.build : await built(),
    clientFolder: join(portal, 'build/client'),
    backofficeFolder: join(portal, '../backoffice/dist'),
  });
  const answer = getRequestListener(app.fetch);
  const drain = drainOf(server);
  server.on('request', limitRequestTime);
  server.on('request', development ? development.before(answer) : answer);
  const url = await listen(server, parts.settings);
  return {
    url,
    routes: app.routes,
    async close() {
      closing = true;
      await runtime.streams.close();
      clock.stop();
      parts.database.limits.off('reached', logLimit);
      parts.database.outages.off('lost', lost).off('back', back);
      await development?.close();
      await drain(parts.settings.drainMs);
      await runtime.visits.close();
      await runtime.contents.close();
    },
  };
}
