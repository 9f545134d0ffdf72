import { slowAboveMs } from '@elenco/core/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'info' } });
});
afterAll(() => app.stop());

const error = { app: 'portal', path: '/invite/secret', kind: 'error', name: 'TypeError', at: 'a-1.js:1:2' };
const page = { app: 'portal', path: '/c/51/ana-souza', kind: 'lcp', ms: String(slowAboveMs.lcp + 1) };
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/browser-reports`, { method: 'POST', body: new URLSearchParams(fields), headers });
const logged = (message: string) =>
  app
    .output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a report of an error or a slow page that a browser sends', () => {
  it('is logged with the pattern of the route instead of the path', async () => {
    for (const report of [error, page]) expect((await post(report)).status).toBe(204);
    await expect
      .poll(() => logged('browser error'))
      .toMatchObject([{ app: 'portal', route: '/invite/:token', name: 'TypeError', at: 'a-1.js:1:2' }]);
    await expect
      .poll(() => logged('slow page'))
      .toMatchObject([{ route: '/c/:id/:name', kind: 'lcp', ms: 2501 }]);
    expect(app.output()).not.toContain('ana-souza');
  });

  it('is logged with the same route for all screens of the back office', async () => {
    await post({ ...error, app: 'backoffice', path: '/dashboard/admin/users/7', at: 'b.js:1:1' });
    await expect
      .poll(() => logged('browser error').map(({ route }) => route))
      .toContain('/dashboard/admin/*');
  });

  it('is not logged if the speed of the reported page is within the limit', async () => {
    expect((await post({ ...page, ms: String(slowAboveMs.lcp) })).status).toBe(204);
    expect(logged('slow page')).toHaveLength(1);
  });

  it.each([
    ['with a message', { ...error, message: 'Ana Souza' }],
    ['with text as the position', { ...error, at: 'Ana Souza' }],
    ['with a name that is not a class', { ...error, name: 'Ana Souza' }],
    ['without a path', { ...error, path: '' }],
    ['with a negative duration', { ...page, ms: '-1' }],
    ['of an unknown app', { ...page, app: 'other' }],
  ])('is rejected %s', async (_, fields) => {
    expect((await post(fields)).status).toBe(400);
  });

  it('is rejected if it is larger than 2 kB, or comes from another site', async () => {
    expect((await post({ ...error, path: `/${'a'.repeat(2_100)}` })).status).toBe(413);
    expect((await post(error, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
