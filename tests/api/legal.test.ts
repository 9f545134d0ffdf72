import { formatCnpj } from '@elenco/brazil';
import { consentTexts, UNCONFIRMED_DAYS } from '@elenco/core';
import { brand } from '@elenco/core/people';
import { aConsent } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { oneOfEach, people } from './cast';

let app: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp({ env: { ELENCO_DPO_NAME: 'Rosa Lima', ELENCO_DPO_EMAIL: 'dados@elenco.example' } });
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

describe('a legal text', () => {
  it.each(['terms', 'privacy'] as const)(
    'is public and complete in Portuguese and English: %s',
    async (name) => {
      const anchors: string[][] = [];
      for (const language of ['pt', 'en']) {
        const answer = await new Visitor(app.url, language).get(`/${name}`);
        const page = await answer.text();
        expect(answer.status).toBe(200);
        expect(page).toContain(formatCnpj(brand.legalDocument));
        expect(page).toContain(consentTexts[name]);
        expect(page).not.toMatch(/\{\{|legal:texts|undefined|\[object/);
        const listed = [...page.matchAll(/href="#(\w+)"/g)].map(([, id]) => id!);
        const headed = [...page.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id!);
        expect(listed).toEqual(['content', ...headed]);
        anchors.push(headed);
      }
      expect(anchors[0]).toEqual(anchors[1]);
      expect(anchors[0]!.length).toBeGreaterThan(9);
    },
  );

  it('names the controller of personal data', async () => {
    const page = await (await new Visitor(app.url).get('/privacy')).text();
    expect(page).toContain('Rosa Lima');
    expect(page).toContain('dados@elenco.example');
  });

  it.each([
    ['pt', `cujo e-mail ninguém confirma é apagado ${UNCONFIRMED_DAYS} dias depois`],
    ['en', `whose e-mail address is not confirmed is erased ${UNCONFIRMED_DAYS} days after`],
  ])('states when an unconfirmed sign-up is deleted: %s', async (language, sentence) => {
    expect(await (await new Visitor(app.url, language).get('/privacy')).text()).toContain(sentence);
  });
});

describe('a legal text that has changed', () => {
  const { brandOwner, creator, otherCreator, support } = people;
  const oldWord = (id: number, userId: number, purpose: 'terms' | 'privacy' = 'terms') =>
    ['consents', aConsent({ id, userId, purpose, text: '2025-01', given: true })] as const;
  const own = async (userId: number) => {
    const { rows } = await client.query(
      `select purpose || ' ' || text || ' ' || given as word from consents where user_id = $1 order by id`,
      [userId],
    );
    return rows.map(({ word }) => word);
  };
  const today = `${consentTexts.terms} true`;
  const privacyAgreed = `privacy ${consentTexts.privacy} true`;

  beforeAll(() =>
    putRows(app.databaseUrl, [
      oldWord(900, brandOwner.id),
      oldWord(901, creator.id),
      oldWord(902, creator.id, 'privacy'),
      oldWord(903, support.id),
      oldWord(904, people.brandMember.id),
    ] as never),
  );

  it("requires the user's consent once, and then continues to the requested page", async () => {
    const who = await Browsing.as(app, brandOwner.id);
    const asked = await who.get('/dashboard/client/historic?page=2');
    const place = '/terms/accept?to=%2Fdashboard%2Fclient%2Fhistoric%3Fpage%3D2';
    expect([asked.status, asked.headers.get('location')]).toEqual([302, place]);
    const page = await (await who.get(place)).text();
    expect(page).toContain('href="/terms"');
    expect(page).toContain('O que muda: ');

    const refused = await who.send(place, {});
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('aria-invalid="true"'),
    ]);
    const older = await who.send(place, { terms: '2025-01' });
    expect(older.status).toBe(422);
    expect((await who.get('/dashboard/client')).status).toBe(302);

    const agreed = await who.send(place, { terms: consentTexts.terms });
    expect(agreed.headers.get('location')).toBe('/dashboard/client/historic?page=2');
    expect((await who.get('/dashboard/client')).status).toBe(200);
    expect((await who.get(place)).headers.get('location')).toBe('/dashboard/client/historic?page=2');
    expect(await own(brandOwner.id)).toEqual(['terms 2025-01 true', `terms ${today}`, privacyAgreed]);
  });

  it('blocks page data and forms until the user consents, except on pages that the law keeps open', async () => {
    const who = await Browsing.as(app, creator.id);
    const asked = await who.fetch('/dashboard/professional/finance.data?_routes=x');
    expect([asked.status, await asked.text()]).toEqual([
      202,
      expect.stringContaining('/terms/accept?to=%2Fdashboard%2Fprofessional%2Ffinance'),
    ]);
    const sent = await who.send('/dashboard/professional/settings', { intent: 'x' }, '/login');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/terms/accept']);
    for (const path of ['/terms', '/privacy', '/dashboard/privacy', '/']) {
      expect([path, (await who.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('is accepted once if two windows submit concurrently', async () => {
    const [one, two] = [await Browsing.as(app, creator.id), await Browsing.as(app, creator.id)];
    const place = '/terms/accept';
    const csrf = [await one.csrf(place), await two.csrf(place)];
    const answers = await Promise.all(
      [one, two].map((window, n) => window.post(place, { csrf: csrf[n]!, terms: consentTexts.terms })),
    );
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect((await own(creator.id)).slice(3)).toEqual([`terms ${today}`, privacyAgreed]);
  });

  it('is not shown again to users who have consented, and never to staff', async () => {
    const elsewhere = await (await Browsing.as(app, brandOwner.id)).get(
      '/terms/accept?to=//elsewhere.example',
    );
    expect(elsewhere.headers.get('location')).toBe('/dashboard/client');
    expect((await (await Browsing.as(app, support.id)).get('/dashboard/notifications')).status).toBe(200);
    expect((await (await Browsing.as(app, otherCreator.id)).get('/dashboard/professional')).status).toBe(200);
  });

  it('cannot be accepted while impersonating', async () => {
    const member = people.brandMember;
    const who = await Browsing.as(app, support.id);
    await who.send(`/dashboard/login-as/${member.id}`, { reason: 'Para ver as mesmas telas' });
    expect((await who.get('/dashboard/client')).status).toBe(200);
    expect((await who.get('/terms/accept')).status).toBe(404);
  });
});

describe('an optional consent', () => {
  it('can be given and withdrawn on the privacy page, and keeps its history', async () => {
    const userId = people.otherBrand.id;
    const who = await Browsing.as(app, userId);
    const press = (intent: string, purpose = 'marketing') =>
      who.send('/dashboard/privacy', { intent, purpose });
    for (const intent of [
      'giveConsent',
      'giveConsent',
      'withdrawConsent',
      'withdrawConsent',
      'giveConsent',
    ]) {
      expect((await press(intent)).status).toBe(302);
    }
    expect((await press('withdrawConsent', 'terms')).status).toBe(422);
    const { rows } = await client.query(
      'select purpose, given, ip from consents where user_id = $1 order by id',
      [userId],
    );
    const word = (given: boolean) => ({
      purpose: 'marketing',
      given,
      ip: expect.stringContaining('127.0.0.1'),
    });
    expect(rows).toEqual([word(true), word(false), word(true)]);
  });
});
