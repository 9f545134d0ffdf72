import { openDatabase } from '@elenco/db';
import { buildWhatIsStale } from '../../bin/parts/build';
import { demoSeeded } from './demoSeeded';
import { startMeasured } from './measured';

/** The built portal over the demo data, and beside it a bare Remix page of the same run (`floor`). */
export async function portalOverDemo() {
  await buildWhatIsStale();
  const demo = await demoSeeded();
  const database = await openDatabase(demo.url, { poolMax: 2 });
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const portal = await startMeasured('bin/portal.ts', port, {
    DATABASE_URL: demo.url,
    ELENCO_DATA_DIR: demo.folder,
    ELENCO_DEMO_DATA: 'off',
    BASE_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ELENCO_REST_CALLS: '1000000',
  });
  const bare = await startMeasured('bench/parts/floor.ts', port + 1, { NODE_ENV: 'production' });
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

/** @throws where the answer is no page */
export async function readPage(url: string, cookie: string): Promise<string> {
  const headers = { Cookie: cookie, Accept: 'text/html', 'Accept-Encoding': 'identity' };
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
