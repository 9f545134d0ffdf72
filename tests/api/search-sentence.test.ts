import { aCreator, aUser } from '@elenco/core/testing';
import search from '@elenco/locales/pt/search.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { people } from './cast';
import { at, pageOf, withoutSubscription, words } from './searchPages';

let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    [
      'creators',
      aCreator({ id: 23, name: 'Olga Prado', bio: 'Rodas de samba', mainSkill: 'cars', publicProfile: true }),
    ],
    [
      'users',
      aUser({ id: 123, email: '23@story.example', companyId: null, companyRole: null, creatorId: 23 }),
    ],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const ask = async (q: string, more: Readonly<Record<string, string>> = {}) => {
  const params = new URLSearchParams({ q, ...more, understand: '1' });
  const { status, to } = await pageOf(browser, `?${params}`);
  expect(status).toBe(302);
  return to;
};

/** Returns the expected URL for a sentence, its filters, and a layout. */
const sentenceUrl = (sentence: string, filters: string, layout = '') =>
  `${at}?${filters}${layout}&${new URLSearchParams({ sentence })}`;

it('redirects from a sentence in the search box to the URL of the filters that it names', async () => {
  const sentence = 'creators de carros em Recife com 10 a 50 mil seguidores, até R$ 3 mil';
  const filters = 'skill=cars&followersFrom=10000&followersTo=50000&priceTo=3000&city=Recife';
  expect(await ask(sentence, { as: 'cards' })).toBe(sentenceUrl(sentence, filters, '&as=cards'));
});

it('replaces all filters, also those set by hand or of a saved search, but not the order', async () => {
  const others = { verified: '1', state: 'SP', priceTo: '2000', sort: 'followers' };
  expect(await ask('moda em Recife', others)).toBe(
    sentenceUrl('moda em Recife', 'skill=fashion&city=Recife&sort=followers'),
  );
  expect(await ask('Olga Prado', { verified: '1', skill: 'cars' })).toBe(`${at}?q=Olga+Prado`);
});

it('keeps all filters if the search box is empty', async () => {
  const filters = { skill: 'cars', priceTo: '3000', captions: '#carros' };
  const address = new URL(String(await ask('', filters)), app.url);
  expect(Object.fromEntries(address.searchParams)).toEqual(filters);
});

it('searches profiles for the remaining words of a sentence, and reports what it excludes', async () => {
  const to = await ask('creators de carros e samba sem moda');
  expect(to).toBe(`${at}?q=samba&skill=cars&unread=sem+moda&sentence=creators+de+carros+e+samba+sem+moda`);
  const received = words((await pageOf(browser, String(to).slice(at.length))).text);
  expect(received).toContain('Olga Prado');
  expect(received).toContain(search.unread.replace('{{list}}', '“sem moda”'));
});

it('keeps a search sentence in the search box', async () => {
  const sentence = 'carros sem samba';
  const to = String(await ask(sentence));
  expect(to).toContain('unread=sem+samba');
  expect(to).not.toContain('q=');
  expect((await pageOf(browser, to.slice(at.length))).text).toContain(`value="${sentence}"`);
  // The user changes a different filter while the box shows the sentence.
  const form = new URLSearchParams({ q: sentence, skill: 'cars', verified: '1', sentence, words: '' });
  expect((await pageOf(browser, `?${form}`)).to).toBe(
    `${at}?skill=cars&verified=1&sentence=carros+sem+samba`,
  );
  form.set('q', 'carros');
  expect((await pageOf(browser, `?${form}`)).to).toBe(`${at}?q=carros&skill=cars&verified=1`);
  expect(await ask('carros', { sentence, words: '' })).toBe(sentenceUrl('carros', 'skill=cars'));
});

it('searches for the words of a person’s name instead of turning them into filters', async () => {
  expect(await ask('Olga Prado')).toBe(`${at}?q=Olga+Prado`);
  expect(await ask('')).toBe(at);
});
