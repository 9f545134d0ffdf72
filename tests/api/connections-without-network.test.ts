import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(() => app.stop());

/** Returns the content of a page without the frame (header, menu, footer). */
const mainContentOf = async (answer: Response) => (await answer.text()).replace(/^.*<main|<\/main>.*$/gs, '');

it.each(['/meta/profile', '/tiktok/login', '/tiktok/profile/7', '/youtube/profile'])(
  'explains account connections to visitors at %s, and requires them to sign in before they connect',
  async (path) => {
    const visitor = new Browsing(app.url);
    const text = await mainContentOf(await visitor.get(path));
    expect(text).toContain('O que nunca fazemos');
    expect(text).toContain('href="/login"');
    expect(text).not.toContain('value="connect"');
    expect((await visitor.send(path, { intent: 'connect', consent: 'on' })).headers.get('location')).toBe(
      '/?openlogin=true',
    );
    expect(visitor.cookieLine()).toContain(`going-to=${encodeURIComponent(path)}`);
  },
);

it.each(['/meta/profile', '/tiktok/login', '/youtube/profile', '/dashboard/professional/connectInstagram'])(
  'shows at %s that the social network is not configured, without a button to connect',
  async (path) => {
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const session = await app.database.identity.openSession(people.otherCreator.id, from);
    const headers = { Cookie: `session=${session}`, Accept: 'text/html' };
    const text = await mainContentOf(await fetch(`${app.url}${path}`, { headers }));
    expect(text).toContain('não está disponível agora');
    expect(text).not.toContain('value="connect"');
    expect(text).toContain('href="/dashboard/professional/settings/channels"');
  },
);

it.each(['/meta/callback', '/tiktok/callback', '/youtube/callback'])(
  'returns 404 for the callback at %s if the social network is not configured',
  async (path) => {
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const session = await app.database.identity.openSession(people.otherCreator.id, from);
    const headers = { Cookie: `session=${session}`, Accept: 'text/html' };
    expect((await fetch(`${app.url}${path}?code=1&state=2`, { headers })).status).toBe(404);
  },
);
