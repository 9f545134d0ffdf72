import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'info' } });
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(() => app.stop());

interface Line {
  readonly level: number;
  readonly path?: string;
  readonly status?: number;
}
const PINO_ERROR = 50;
const linesSince = (start: number): Line[] =>
  app
    .output()
    .slice(start)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const errorsIn = (lines: readonly Line[]) => lines.filter(({ level }) => level >= PINO_ERROR);

it('logs no error for a page or file that is requested with an invalid share link', async () => {
  const start = app.output().length;
  const guest = new Browsing(app.url);
  const paths = [
    '/31/51/guest?grant=none',
    '/31/51/guest/1?grant=none',
    '/31/51/invoice/guest.pdf?grant=none',
    '/dashboard/client/briefing/31/payables/guest/1.pdf?grant=none',
    '/dashboard/client/31/new-report/guest/1.jpg?grant=none',
  ];
  for (const path of paths) expect([path, (await guest.get(path)).status]).toEqual([path, 404]);
  await expect.poll(() => linesSince(start).filter(({ status }) => status === 404).length).toBe(paths.length);
  expect(errorsIn(linesSince(start))).toEqual([]);
});

it('logs no error for a navigation that the browser aborts at any point of the rendering', async () => {
  const brand = await Browsing.as(app, people.brandOwner.id);
  const { hostname, port } = new URL(app.url);
  const paths = ['/dashboard/client', '/dashboard/client/historic', '/dashboard/client.data', '/pricing'];
  for (const path of paths) expect([path, (await brand.get(path)).status]).toEqual([path, 200]);
  const start = app.output().length;
  const left = [0, 2, 5, 10, 20, 40, 80].flatMap((ms) => paths.map((path) => ({ ms, path })));
  await Promise.all(
    left.map(async ({ ms, path }) => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: elenco\r\nCookie: ${brand.cookieLine()}\r\n\r\n`);
      await setTimeout(ms);
      socket.destroy();
    }),
  );
  const asked = () => linesSince(start).filter((line) => line.status !== undefined);
  await expect.poll(() => asked().length).toBeGreaterThan(paths.length);
  await brand.get('/pricing');
  await setTimeout(500);
  expect(errorsIn(linesSince(start))).toEqual([]);
  expect(asked().filter(({ status = 0 }) => status >= 500)).toEqual([]);
  // Proves that the browser aborted at least one request before the response.
  expect(asked().some(({ status }) => status === 499)).toBe(true);
});
