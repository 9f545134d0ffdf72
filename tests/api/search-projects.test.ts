import { lists } from '@elenco/core/discovery';
import { changePlan } from '@elenco/core/finance';
import { briefings, proposals, shortlist } from '@elenco/core/hiring';
import { actorOf } from '@elenco/core/people';
import { aBriefing, aCreator, aProposal, aSentProposal, aUser, ids, NOW } from '@elenco/core/testing';
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { importedProfile, people } from './cast';
import { at, type Fields, pageOf, sendFrom, withoutSubscription, words } from './searchPages';

const project = 33;
const large = 34;
const paid = 35;
/** Id of a creator who was hired, and suspended afterwards. */
const gone = 24;
const paidTo = (creatorId: number) => ({ briefingId: paid, creatorId });
const withGone = paidTo(gone);
/** Ids of more creators than one batch may contain. */
const many = Array.from({ length: 101 }, (_, n) => 1_001 + n);
const brand = actorOf(people.brandOwner);

let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    [
      'creators',
      aCreator({ id: gone, name: 'Sandra Saiu' }),
      ...[23, ...many].map((id) => aCreator({ id, name: `Elenco ${id}` })),
    ],
    [
      'users',
      ...[23, ...many].map((id) =>
        aUser({
          id: 100 + id,
          email: `${id}@story.example`,
          companyId: null,
          companyRole: null,
          creatorId: id,
        }),
      ),
    ],
    ['external_profiles', importedProfile],
    [
      'users',
      aUser({
        id: 124,
        email: 'sandra@story.example',
        companyId: null,
        companyRole: null,
        creatorId: gone,
        suspendedAt: NOW,
      }),
    ],
    [
      'briefings',
      aBriefing({ id: project, status: 'selection' }),
      aBriefing({ id: large, status: 'selection' }),
      aBriefing({ id: paid, title: 'Com quem saiu', status: 'hiring', feeBp: 1_500 }),
    ],
    [
      'proposals',
      aSentProposal({ id: 46, briefingId: paid, status: 'approved' }),
      aSentProposal({ id: 47, ...withGone, status: 'approved' }),
      aProposal({ id: 48, ...paidTo(1_001), status: 'declined', statusSince: '2026-03-12T15:00:00.000Z' }),
      aProposal({ id: 49, ...paidTo(1_002), answerBy: '2026-03-14T15:00:00.000Z' }),
    ],
  ]);
  const owner = { actor: actorOf(people.finance), now: new Date().toISOString() };
  await app.database.perform(changePlan, { id: ids.company, plan: 'business' }, owner);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const page = (path: string, who = browser) => pageOf(who, path);
const send = (path: string, fields: Fields) => sendFrom(browser, path, fields);

describe('adding creators of a search to a project', () => {
  it('adds the creators to the shortlist, from which the brand can choose', async () => {
    const { to } = await send('', { intent: 'invite', who: ['23'], briefingId: String(project) });
    expect(to).toBe(at);
    const entries = await app.database.see(shortlist, brand, { briefingId: project });
    expect(entries).toMatchObject([{ creatorId: 23, status: 'released', curatorId: null }]);
  });

  it('is refused for profiles without an account, which the refusal names', async () => {
    const asked = { intent: 'invite', who: ['23', 'x17'], briefingId: String(project) };
    const refused = await send('/invite?who=23&who=x17', asked);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('=Zuleica Externa é um perfil externo'),
    ]);
  });
});

describe('adding creators of a search to a briefing', () => {
  it('shows which creators are in the briefing already, and invites others immediately after the selection', async () => {
    const { text } = await page('/invite?who=23&who=21');
    expect(text).toContain(`value="${project}"`);
    expect(words(text)).toContain('Já está na seleção: Elenco 23');
    const before = await app.database.see(proposals, brand, { briefingId: paid });
    const asked = { intent: 'invite', who: ['23'], briefingId: String(paid) };
    // More creators than the project wants must be confirmed.
    const refused = await send('/invite?who=23', asked);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('e você procura 2. Confirme para convidar'),
    ]);
    expect(refused.html).toContain('name="confirmed"');
    for (const _ of [1, 2]) {
      const { to } = await send('/invite?who=23', { ...asked, confirmed: 'on' });
      expect(to).toBe(`/dashboard/client/briefing/${paid}`);
    }
    const after = await app.database.see(proposals, brand, { briefingId: paid });
    expect(after.filter(({ id }) => !before.some((one) => one.id === id))).toMatchObject([
      { creatorId: 23, status: 'received' },
    ]);
  });

  it('preselects none of several projects, and requires a choice', async () => {
    const { text } = await page('/invite?who=23');
    const options = text.match(/<input[^>]*name="briefingId"[^>]*>/g) ?? [];
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((one) => /\bchecked\b/.test(one))).toEqual([]);
    const { status, text: refused } = await send('/invite?who=23', { intent: 'invite', who: ['23'] });
    expect([status, refused]).toEqual([422, expect.stringContaining(problems.no_project_chosen)]);
  });

  it('lists creators who declined or did not answer separately from hired creators', async () => {
    const text = words((await page('/invite?who=21&who=1001&who=1002')).text);
    expect(text).toMatch(/Já está no projeto: /);
    expect(text).toMatch(/Recusou o convite: Elenco 1001 \(12 mar/);
    expect(text).toMatch(/Não respondeu ao convite no prazo: Elenco 1002 \(14 mar/);
  });

  it("starts a new briefing, with the creators as the brand's wishes", async () => {
    const { to } = await send('/invite?who=23', { intent: 'invite', who: ['23'], briefingId: 'new' });
    const id = Number(/briefings\/(\d+)\/create$/.exec(to ?? '')?.[1]);
    expect(await app.database.get(briefings, brand, id)).toMatchObject({ status: 'draft', wished: [23] });
  });
});

describe('adding a list of creators to a project', () => {
  it('adds all creators once, even if the list has more than a hundred', async () => {
    const who = many.map(String);
    await send('', { intent: 'toList', who: who.slice(0, 100), listName: 'Grande' });
    const [list] = await app.database.see(lists, brand, { name: 'Grande' });
    await send('', { intent: 'toList', who: who.slice(100), listId: String(list!.id) });
    const here = `/list/${list!.id}`;
    const received = words((await page(here)).text);
    expect(received).toContain('Levar 101 creators para o projeto');
    expect(received).not.toContain('de fora: não t');
    for (const _ of [1, 2]) {
      await send(here, { intent: 'nameList', who, briefingId: String(large) });
      expect(await app.database.see(shortlist, brand, { briefingId: large })).toHaveLength(101);
    }
  });

  it('shows a refusal only at its form, and keeps the chosen project', async () => {
    const { status, text, html } = await send('/list/301', {
      intent: 'nameList',
      who: ['23', 'x17'],
      briefingId: String(project),
    });
    expect([status, text.split('é um perfil externo').length]).toEqual([422, 2]);
    expect(html).toMatch(new RegExp(`<option value="${project}" selected`));
  });
});
