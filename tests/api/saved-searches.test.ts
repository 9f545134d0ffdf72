import { allowances } from '@elenco/core';
import { savedSearches } from '@elenco/core/discovery';
import { actorOf } from '@elenco/core/people';
import { aCreator, aSavedSearch, aUser, ids, NOW } from '@elenco/core/testing';
import { newSecret } from '@elenco/db';
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { lastMailTo } from '../support/mailbox';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { people } from './cast';
import { at, type Fields, pageOf as searchPage, sendFrom, withoutSubscription, words } from './searchPages';

const brand = actorOf(people.brandOwner);
let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    ['creators', aCreator({ id: 23, name: 'Olga Prado', mainSkill: 'cars' })],
    [
      'users',
      aUser({ id: 123, email: '23@story.example', companyId: null, companyRole: null, creatorId: 23 }),
    ],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const visitor = () => new Visitor(app.url, 'pt');
const pageOf = async (path: string) => (await visitor().get(path)).text();
describe('the e-mail about new matches of a saved search', () => {
  const page = '/searches/stop';
  const dayAfter = (n: number) => new Date(Date.parse(NOW) + n * 86_400_000).toISOString();
  const search = (id: number, name: string) =>
    aSavedSearch({ id, name, query: 'skill=pets', lookedAt: dayAfter(-1) });
  const notifying = async () =>
    (await app.database.see(savedSearches, brand, { notify: true, createdById: ids.brandUser }))
      .map(({ name }) => name)
      .sort();
  const turnOn = async () => {
    for (const { id } of await app.database.see(savedSearches, brand, { createdById: ids.brandUser }))
      await app.database.update(
        savedSearches,
        { id, notify: true },
        { actor: brand, now: new Date().toISOString() },
      );
  };
  /** Sends a one-click unsubscribe like a mail program, which sends no cookies and does not load the page. */
  const oneClick = (path: string, fields = { 'List-Unsubscribe': 'One-Click' }) =>
    fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  let path: string;

  beforeAll(async () => {
    await putRows(app.databaseUrl, [
      ['creators', aCreator({ id: 70, name: 'Recém Chegada', mainSkill: 'pets', createdAt: NOW })],
      [
        'users',
        aUser({ id: 170, email: '70@story.example', companyId: null, companyRole: null, creatorId: 70 }),
      ],
      ['saved-searches', search(305, 'Bichos'), search(306, 'Mais bichos')],
    ]);
    await app.database.upkeep.notifyNewMatches(dayAfter(1));
    const mail = await lastMailTo(app.database, people.brandOwner.email);
    const { pathname, search: query } = new URL(mail.stopLink ?? '');
    expect(pathname).toBe(page);
    expect(mail.textBody).toContain(mail.stopLink);
    path = pathname + query;
  });

  it('links to a page that stops the e-mails only by its button, not by being opened', async () => {
    const html = await pageOf(path);
    for (const name of ['Beleza no Nordeste', 'Bichos', 'Mais bichos']) expect(html).toContain(name);
    expect(await notifying()).toHaveLength(3);
  });

  it('can be stopped for one search and then for all searches, even by repeated requests', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await visitor().post(path, { intent: 'stop', searchId: '305' }, path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
      expect(await notifying()).toEqual(['Beleza no Nordeste', 'Mais bichos']);
    }
    for (let n = 0; n < 2; n += 1)
      expect((await visitor().post(path, { intent: 'stop' }, page)).status).toBe(302);
    expect(await notifying()).toEqual([]);
    expect(await pageOf(path)).toContain('Avisos desligados');
  });

  it('can be stopped for all searches by one-click unsubscribe, even with concurrent requests', async () => {
    await turnOn();
    const answers = await Promise.all([oneClick(path), oneClick(path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await notifying()).toEqual([]);
  });

  it('is not stopped by an invalid link or by a form sent to a different page', async () => {
    await turnOn();
    const { token } = newSecret();
    const [other, none] = [`${page}?key=${token}`, page];
    expect([(await oneClick(other)).status, (await oneClick(none)).status]).toEqual([404, 404]);
    for (const wrong of [other, none]) {
      expect(await pageOf(wrong)).toContain('Este link não vale mais');
      expect((await visitor().post(wrong, { intent: 'stop' }, page)).status).toBe(422);
    }
    expect((await oneClick(path, { 'List-Unsubscribe': 'no' })).status).toBe(403);
    expect(await notifying()).toHaveLength(3);
  });

  it('is stopped by a valid link despite many invalid ones from the same IP address', async () => {
    await turnOn();
    const { times, minutes } = allowances.link.ip;
    const [now, soon] = [0, minutes].map((more) => new Date(Date.now() + more * 60_000).toISOString());
    const attemptAll = (at = '') =>
      Array.from({ length: times }, () => app.database.identity.allowed('link', by, at));
    const by = { ip: '127.0.0.1' };
    await Promise.all([...attemptAll(now), ...attemptAll(soon)]);
    const tooOld = newSecret();
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query(
      `insert into mail_links (version, created_at, updated_at, user_id, purpose, token_hash, expires_at)
       values (1, $1, $1, $2, 'news', $3, $4)`,
      [dayAfter(-100), ids.brandUser, tooOld.hash, dayAfter(-10)],
    );
    await client.end();
    const dead = [tooOld.token, newSecret().token, ''].map((key) => `${page}?key=${key}`);
    const answers = async () =>
      (await Promise.all(dead.map((one) => oneClick(one)))).map(({ status }) => status);
    expect(await answers()).toEqual([429, 429, 429]);
    expect((await oneClick(path)).status).toBe(200);
    expect(await notifying()).toEqual([]);
    expect(await answers()).toEqual([429, 429, 429]);
  });
});

describe('the page of a company’s saved searches', () => {
  const page = (path: string) => searchPage(browser, path);
  const send = (path: string, fields: Fields) => sendFrom(browser, path, fields);
  const input = (html: string, name: string) =>
    html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];

  it('shows for each search the name and the time of the last visit', async () => {
    const sent = {
      intent: 'save',
      searchName: 'Carros',
      query: 'skill=cars',
      totalSeen: '0',
      notify: 'true',
    };
    await send('?skill=cars', sent);
    const [kept] = await app.database.see(savedSearches, brand, { name: 'Carros' });
    expect(kept).toMatchObject({ notify: true });
    const now = () => app.database.get(savedSearches, brand, kept!.id);
    const before = words((await page('/saved')).text);
    // Shows name, filters, and the current number of results instead of that at the time of saving.
    expect(before).toContain('Carros Carros 1 ');
    expect((await now()).version).toBe(1);
    const opened = await send('/saved', { intent: 'open', id: String(kept!.id) });
    expect(opened.to).toBe(`${at}?skill=cars`);
    expect(await now()).toMatchObject({ totalSeen: 1, version: 2 });
    const foreign = await Browsing.as(app, people.otherBrand.id);
    for (const intent of ['open', 'rename', 'notify']) {
      const fields = { intent, id: String(kept!.id), version: '2', searchName: 'Minha', notify: 'false' };
      expect((await foreign.send(`${at}/saved`, fields)).status).toBe(404);
    }
    expect((await now()).version).toBe(2);
  });

  it('shows why a search could not be saved, and keeps the entered name and the ticked checkbox', async () => {
    const name = 'Carros '.repeat(12).trim();
    const sent = { intent: 'save', searchName: name, query: 'skill=cars', totalSeen: '0', notify: 'true' };
    const { status, text, html } = await send('?skill=cars', sent);
    expect([status, text]).toEqual([422, expect.stringContaining(problems.too_long)]);
    expect(input(html, 'searchName')).toContain(`value="${name}"`);
    expect(input(html, 'notify')).toContain('checked');
    const empty = await send('?skill=cars', { ...sent, searchName: '' });
    expect([empty.status, empty.text]).toEqual([422, expect.stringContaining(problems.required)]);
    const form = empty.html.match(/<form(?:(?!<\/form>).)*name="searchName"/s)?.[0];
    expect(form, 'the server validates the form, not the browser').toMatch(/^<form[^>]*novalidate/i);
  });

  it('shows the error of a refused row action above the table', async () => {
    const [kept] = await app.database.see(savedSearches, brand, { name: 'Carros' });
    const { status, text } = await send('/saved', { intent: 'notify', id: String(kept!.id), notify: 'x' });
    expect([status, text]).toEqual([422, expect.stringContaining(problems.invalid_value)]);
  });

  it('renames searches, turns notifications on and off, and keeps the input after a refusal', async () => {
    const [kept] = await app.database.see(savedSearches, brand, { name: 'Carros' });
    const row = { id: String(kept!.id), version: String(kept!.version) };
    const empty = await send('/saved', { intent: 'rename', ...row, searchName: ' ' });
    expect(empty.status).toBe(422);
    await send('/saved', { intent: 'rename', ...row, searchName: 'Motores' });
    expect((await send('/saved', { intent: 'rename', ...row, searchName: 'De outra janela' })).status).toBe(
      409,
    );
    // Of two changes of the notification setting, the last one takes effect.
    for (const notify of ['true', 'false']) await send('/saved', { intent: 'notify', id: row.id, notify });
    expect(await app.database.get(savedSearches, brand, kept!.id)).toMatchObject({
      name: 'Motores',
      notify: false,
      query: 'skill=cars',
    });
  });
});
