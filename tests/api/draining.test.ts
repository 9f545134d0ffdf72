import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { urlOf } from '../support/db';
import { type Relay, startRelay } from '../support/relay';

let relay: Relay;
let app: RunningApp;
beforeAll(async () => {
  relay = await startRelay(urlOf('postgres'));
  app = await startApp({ through: relay.through, env: { ELENCO_DRAIN_MS: '4000' }, alone: true });
});
afterAll(() => relay.close());

const agent = new Agent({ keepAlive: true });
async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${app.url}${path}`, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

it('drains the server after SIGTERM: requests are still accepted, and it exits after the last response', async () => {
  expect((await ask('/healthz')).headers.connection).toBe('keep-alive');
  const unused = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(unused, 'connect');
  let received = '';
  unused.on('data', (bytes) => {
    received += bytes.toString();
  });

  relay.freeze();
  const underWay = ask('/invite/nobody');
  // The first request waits for the database. A later request gets its response earlier.
  expect((await ask('/healthz')).statusCode).toBe(200);
  process.kill(app.pid, 'SIGTERM');
  await expect.poll(async () => (await (await fetch(`${app.url}/readyz`)).json()).status).toBe('draining');
  const late = await ask('/login');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  await relay.restore();
  const answered = await underWay;
  expect([answered.statusCode, answered.headers.connection]).toEqual([200, 'close']);

  await app.stop();
  // Draining closes the idle connection. The timeout of an unsent request would have returned 408.
  expect([unused.closed || (await once(unused, 'close')), received]).toEqual([expect.anything(), '']);
});
