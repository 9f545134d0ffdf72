import { briefings } from '@elenco/core/hiring';
import { actorOf, consentTexts } from '@elenco/core/people';
import { aCreator, aUser, ids, NOW } from '@elenco/core/testing';
import companyWords from '@elenco/locales/pt/company.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { lastMailTo, linkIn } from '../support/mailbox';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { oneOfEach, people } from './cast';

const closed = 40;
const chooser = `/dashboard/client/new-briefing?creator=${ids.creator}`;
const first = `/dashboard/client/briefings/create?creator=${ids.creator}&kind=creator`;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    ['creators', aCreator({ id: closed, name: 'Gil Fora', removedAt: NOW })],
    [
      'users',
      aUser({ id: 140, email: 'gil@story.example', companyId: null, companyRole: null, creatorId: closed }),
    ],
  ]);
});
afterAll(() => app.stop());

const redirectOf = (answer: Response) => [answer.status, answer.headers.get('location')];
const ownDrafts = () => app.database.see(briefings, actorOf(people.brandOwner), { status: 'draft' });

it('guides a visitor who hires a creator through sign-up, e-mail and settings to a briefing with that creator', async () => {
  const visitor = new Visitor(app.url, 'pt');
  const profile = await (await visitor.get(`/c/${ids.creator}/cecilia-amaral`)).text();
  const hire = `/signup/brand?creator=${ids.creator}`;
  expect(profile).toContain(`href="${hire}"`);
  const email = 'nova@nova.example';
  const signUp = {
    intent: 'signUp',
    tradeName: 'Nova',
    legalName: 'Nova Ltda',
    cnpj: '45.997.418/0001-53',
    name: 'Rui Paz',
    email,
    phone: '11 98765-4321',
    password: 'muro azul 77',
    terms: consentTexts.terms,
  };
  expect(redirectOf(await visitor.post('/signup/brand', signUp, hire))).toEqual([302, '/signup/sent']);

  const { pathname, search, searchParams } = new URL(linkIn(await lastMailTo(app.database, email)));
  const token = searchParams.get('token') ?? '';
  const entered = await visitor.post(pathname, { intent: 'confirm', token }, pathname + search);
  expect(redirectOf(entered)).toEqual([302, chooser]);
  // A user without a CPF must enter it first, may skip the company's address, and then continues to the briefing.
  const settings = '/dashboard/client/settings';
  expect(redirectOf(await visitor.get(chooser))).toEqual([302, settings]);
  const version = /name="version"[^>]*value="(\d+)"/.exec(await (await visitor.get(settings)).text())?.[1];
  const person = { intent: 'person', name: 'Rui Paz', cpf: '529.982.247-25', version: version ?? '' };
  const address = `${settings}?first=address`;
  expect(redirectOf(await visitor.post(settings, person))).toEqual([302, address]);
  expect(redirectOf(await visitor.post(address, { intent: 'later' }))).toEqual([302, chooser]);
  const page = await (await visitor.get(chooser)).text();
  expect(page).toContain('Cecília Amaral');
  expect(page).toContain(`href="${first.replace('&', '&amp;')}"`);
});

it('remembers a signed-out visitor’s choice of creator, and ignores choices without a valid creator', async () => {
  const visitor = new Browsing(app.url);
  await visitor.get(`/?modal=hire&creator=${ids.creator}`);
  expect(decodeURIComponent(visitor.cookieLine())).toContain(chooser);
  const other = new Browsing(app.url);
  for (const path of ['/?modal=hire', '/?modal=hire&creator=x', '/signup/creator?creator=21']) {
    await other.get(path);
    expect(other.cookieLine()).not.toContain('going-to');
  }
});

it('adds the chosen creator to a new or existing draft briefing, with a checkbox to remove the creator', async () => {
  const brand = await Browsing.as(app, people.brandOwner.id);
  const box = new RegExp(`<input type="checkbox" name="wished"[^>]*value="${ids.creator}"`);
  expect(await (await brand.get(first)).text()).toMatch(box);
  const fields = { intent: 'continue', kind: 'creator', title: 'Com a Cecília', wished: String(ids.creator) };
  const begun = await brand.send(first, fields);
  expect(begun.status).toBe(302);
  const [draft] = (await ownDrafts()).filter(({ title }) => title === 'Com a Cecília');
  expect(draft?.wished).toEqual([ids.creator]);

  const create = `/dashboard/client/briefings/${draft?.id}/create`;
  expect(await (await brand.get(create)).text()).toMatch(box);
  const { wished: _, ...without } = fields;
  await brand.send(create, { ...without, version: String(draft?.version) });
  const after = await app.database.get(briefings, actorOf(people.brandOwner), draft?.id ?? 0);
  expect(after.wished).toEqual([]);
  expect(await (await brand.get(`${create}?creator=${ids.creator}`)).text()).toMatch(box);
});

it.each([closed, 999_999])(
  'reports that creator %i is no longer available, and adds no creator to the draft',
  async (id) => {
    const brand = await Browsing.as(app, people.brandOwner.id);
    for (const path of ['/dashboard/client/new-briefing', '/dashboard/client/briefings/create']) {
      const page = await (await brand.get(`${path}?creator=${id}`)).text();
      expect(page).toContain(companyWords.wishes.gone_one);
      expect(page).not.toContain('Gil Fora');
      expect(page).not.toContain('name="wished"');
      expect(page).not.toContain(`href="/dashboard/client/briefings/create?creator=${id}&amp;kind=creator"`);
    }
  },
);
