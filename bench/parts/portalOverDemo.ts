import { openDatabase } from '@elenco/db';
import { buildWhatIsStale } from '../../bin/parts/build';
import { freePort } from '../../tests/support/app';
import { demoSecretsKey } from '../../tests/support/db';
import { isBrief, sharedInBrief } from './brief';
import { type DemoDatabase, demoSeeded } from './demoSeeded';
import { type Measured, startMeasured } from './measured';

/**
 * Starts the built portal with the demo data in a separate process, at the given port or a free one. In a
 * brief run, all programs share one portal.
 */
export async function startDemoPortal(
  { url, folder }: Pick<DemoDatabase, 'url' | 'folder'>,
  env: NodeJS.ProcessEnv = {},
  port?: number,
): Promise<Measured> {
  if (isBrief && port === undefined) return startShared();
  return startMeasured('bin/portal.ts', port ?? (await freePort()), {
    DATABASE_URL: url,
    ELENCO_DATA_DIR: folder,
    ELENCO_DEMO_DATA: 'off',
    ELENCO_SECRETS_KEY: demoSecretsKey,
    BASE_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ELENCO_REST_CALLS: '1000000',
    ...env,
  });
}

/** Starts the server of `floor.ts`, whose responses are the reference for measurements. */
const startFloor = sharedInBrief(async () =>
  startMeasured('bench/parts/floor.ts', await freePort(), { NODE_ENV: 'production' }),
);

const startShared = sharedInBrief(async () => startDemoPortal(await demoSeeded(), {}, await freePort()));

/**
 * Builds apps and programs if they are outdated. Does nothing in a brief run, because everything is already
 * built.
 */
export async function buildOnce(): Promise<void> {
  if (!isBrief) await buildWhatIsStale();
}

/**
 * Starts the built portal with the demo data. Also starts a bare Remix page (`bare`), which is the reference
 * in the same run.
 */
export async function portalOverDemo() {
  await buildOnce();
  const demo = await demoSeeded();
  const database = await openDatabase(demo.url, { poolMax: 2 });
  const portal = await startDemoPortal(demo);
  const bare = await startFloor();
  return {
    demo,
    database,
    portal,
    bare,
    async stop() {
      await portal.stop();
      await bare.stop();
      await database.close();
      await demo.stop();
    },
  };
}

/**
 * Requests a page.
 * @throws if the response is not a page
 */
export async function readPage(url: string, cookie: string): Promise<string> {
  const headers = { Cookie: cookie, Accept: 'text/html', 'Accept-Encoding': 'identity' };
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
