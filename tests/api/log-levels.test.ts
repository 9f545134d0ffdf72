import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach } from './cast';

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

it('reports no dead link as an error, neither of a page nor of a file', async () => {
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
