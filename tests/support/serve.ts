/**
 * Process that runs servers for tests, as in production. Each server has its own worker. Messages start and
 * stop single servers (`serverHost.ts`). SIGTERM stops all of them.
 */
import { openDatabase } from '@elenco/db';
import { readSettings } from '@elenco/db/settings';
import { startWorker } from '@elenco/worker';
import { requireDatabase } from '../../bin/parts/database';
import { run } from '../../bin/parts/lifetime';
import { servePortal, untilReady } from '../../bin/parts/portal';
import { startTracing } from '../../bin/parts/tracing';
import type { Answer, Order } from './serverHost';

interface Server {
  readonly url: string;
  end(): Promise<void>;
}

async function begin(env: NodeJS.ProcessEnv): Promise<Server> {
  const closers: (() => Promise<void>)[] = [];
  const end = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const settings = readSettings(env);
    // Sets the variables in the environment of the process, because the exporters of traces read them there.
    Object.assign(
      process.env,
      Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('OTEL_'))),
    );
    await startTracing(env, { endsWith: (close) => void closers.push(close) });
    const database = await openDatabase(requireDatabase(settings), {
      poolMax: 10,
      limits: settings.databaseLimits,
    });
    closers.push(() => database.close());
    const worker = await startWorker({ database, settings });
    closers.push(() => worker.stop());
    const portal = await servePortal(settings, database, 'production');
    closers.push(() => portal.close());
    await untilReady(portal.url);
    return { url: portal.url, end };
  } catch (error) {
    await end();
    throw error;
  }
}

await run(async (life) => {
  const servers = new Map<number, Server>();
  const carryOut = async (order: Order): Promise<string> => {
    if ('begin' in order) {
      const server = await begin(order.begin);
      servers.set(order.id, server);
      return server.url;
    }
    const server = servers.get(order.end);
    servers.delete(order.end);
    await server?.end();
    return '';
  };
  life.endsWith(async () => {
    await Promise.all([...servers.values()].map((server) => server.end()));
  });
  process.on('message', (order: Order) => {
    const answer = (given: Answer) => process.send?.(given);
    carryOut(order).then(
      (value) => answer({ id: order.id, value }),
      (error: unknown) => answer({ id: order.id, error: String(error) }),
    );
  });
  // The parent process has ended.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
});
