import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consents } from '@elenco/core';
import { actorOf } from '@elenco/core/people';
import portal from '@elenco/locales/pt/portal.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

/** Requests that the configured analytics server received. */
const reported: { body: string; headers: Record<string, unknown> }[] = [];
const elsewhere = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    reported.push({ body, headers: request.headers });
    response.end();
  });
});

let app: RunningApp;
beforeAll(async () => {
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  app = await startApp({ env: { ELENCO_ANALYTICS_URL: `http://127.0.0.1:${port}/collect` } });
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(async () => {
  await app.stop();
  elsewhere.close();
});
beforeEach(() => {
  reported.length = 0;
});

const event = (who: Browsing, name: string) => who.send('/event', { name }, '/');
const answer = (who: Browsing, analytics: 'yes' | 'no') =>
  who.send('/preferences', { analytics, to: '/pricing' }, '/pricing');
const names = () => reported.map(({ body }) => body);

it('asks for analytics consent on public pages with two equal buttons, neither preselected', async () => {
  const page = await (await new Browsing(app.url).get('/')).text();
  const buttons = page.match(/<button[^>]*name="analytics"[^>]*>/g) ?? [];
  const kinds = buttons.map((button) => button.replace(/value="\w+"/, ''));
  expect(page).toContain(portal.measure.question);
  expect(buttons).toHaveLength(2);
  expect(kinds[0]).toBe(kinds[1]);
  expect(kinds[0]).toContain('aria-pressed="false"');
});

it('sends analytics events only while the visitor consents', async () => {
  const visitor = new Browsing(app.url);
  expect((await event(visitor, 'login-elenco')).status).toBe(204);
  expect((await answer(visitor, 'no')).headers.get('location')).toBe('/pricing');
  expect((await event(visitor, 'login-elenco')).status).toBe(204);
  await answer(visitor, 'yes');
  // Sends the event with consent last. Events sent without consent would have arrived earlier.
  await event(visitor, 'be-elenco');
  await expect.poll(names).toEqual(['{"name":"be-elenco"}']);
  await answer(visitor, 'no');
  await event(visitor, 'hire-elenco');
  await answer(visitor, 'yes');
  await event(visitor, 'login-elenco');
  await expect.poll(names).toEqual(['{"name":"be-elenco"}', '{"name":"login-elenco"}']);
});

it('sends only event names to analytics, and only those of three dialogs', async () => {
  const visitor = new Browsing(app.url);
  await answer(visitor, 'yes');
  for (const name of ['admin-elenco', '', 'login-elenco<script>']) {
    expect((await event(visitor, name)).status).toBe(204);
  }
  await event(visitor, 'hire-elenco');
  await expect.poll(names).toEqual(['{"name":"hire-elenco"}']);
  expect(JSON.stringify(reported[0]?.headers)).not.toMatch(/cookie|forwarded|visitor|referer/);
});

it('accepts analytics events only from pages of the platform', async () => {
  const visitor = new Browsing(app.url);
  await answer(visitor, 'yes');
  const foreign = await visitor.fetch('/event', {
    method: 'POST',
    body: new URLSearchParams({ name: 'login-elenco' }),
  });
  expect(foreign.status).toBe(403);
});

it('applies a signed-in user’s analytics choice on every device', async () => {
  const brand = await Browsing.as(app, people.otherBrand.id);
  const actor = actorOf(people.otherBrand);
  const words = async () =>
    (await app.database.see(consents, actor, { purpose: 'analytics' }, { by: 'id' })).map(
      ({ given }) => given,
    );
  await answer(brand, 'yes');
  const other = brand.copy();
  await event(brand, 'be-elenco');
  await expect.poll(names).toEqual(['{"name":"be-elenco"}']);
  await brand.send('/dashboard/privacy', { intent: 'withdrawConsent', purpose: 'analytics' });
  expect(await words()).toEqual([true, false]);
  expect(brand.cookieLine()).toContain('analytics:no');
  // A second browser of the same user, which has no cookie yet.
  expect(other.cookieLine()).toContain('analytics:yes');
  await event(other, 'hire-elenco');
  await brand.send('/dashboard/privacy', { intent: 'giveConsent', purpose: 'analytics' });
  await event(brand, 'login-elenco');
  await expect.poll(names).toEqual(['{"name":"be-elenco"}', '{"name":"login-elenco"}']);
});
