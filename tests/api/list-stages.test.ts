import { listActivities, listMembers } from '@elenco/core/discovery';
import { changePlan } from '@elenco/core/finance';
import { actorOf } from '@elenco/core/people';
import { curator, ids } from '@elenco/core/testing';
import options from '@elenco/locales/pt/options.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import search from '@elenco/locales/pt/search.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { inDays } from '../support/days';
import { putRows } from '../support/rows';
import { importedProfile, people } from './cast';
import { linkFrom } from './guests/links';
import { type Fields, pageOf, sendFrom, withoutSubscription, words } from './searchPages';

const brand = actorOf(people.brandOwner);
const list = '/list/301';
let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [...withoutSubscription, ['external_profiles', importedProfile]]);
  browser = await Browsing.as(app, people.brandOwner.id);
  await send('', { intent: 'toList', who: ['x17'], listId: '301' });
});
afterAll(() => app.stop());

const send = (path: string, fields: Fields, who = browser) => sendFrom(who, path, fields);
const page = async (path: string) => words((await pageOf(browser, path)).text);
const rows = () => app.database.see(listMembers, brand, { listId: 301 }, { by: 'place' });
const history = () => app.database.see(listActivities, brand, { listId: 301 }, { by: 'id' });
const tracked = { who: '21', stage: 'negotiating', ownerId: String(people.brandOwner.id) };
/** Submits the tracking form of a list member. The form has the current values, except those in `fields`. */
const track = async (fields: Fields, path = list) =>
  send(path, { intent: 'track', ...tracked, version: String((await rows())[0]?.version), ...fields });

describe('a list whose members have stages', () => {
  it('moves members and external profiles to a stage together', async () => {
    const { status, to } = await send(`${list}?owner=none`, {
      intent: 'stage',
      who: ['21', 'x17'],
      stage: 'negotiating',
    });
    expect([status, to]).toEqual([302, expect.stringContaining('/list/301?owner=none')]);
    expect((await rows()).map(({ stage }) => stage)).toEqual(['negotiating', 'negotiating']);
    expect((await history()).filter(({ kind }) => kind === 'stage')).toMatchObject([
      { creatorId: 21, value: 'negotiating', authorId: people.brandOwner.id },
      { externalId: 17, value: 'negotiating' },
    ]);
  });

  it('filters members by the stage in the query string, and counts all members', async () => {
    expect(await page(`${list}?stage=negotiating`)).toContain('=Zuleica Externa');
    const won = await page(`${list}?stage=won`);
    expect(won).toContain(search.list.noneShown);
    expect(won).not.toContain('=Zuleica Externa');
    expect(await page(`${list}?owner=none`)).not.toContain('Cecília Amaral');
  });

  it('stores owner, labels, next contact and a note, and shows them in the history', async () => {
    const form = {
      labels: 'sérum, Sérum, rosto',
      nextContactOn: inDays(3),
      note: 'Pediu duas semanas',
    };
    const shown = { version: String((await rows())[0]?.version) };
    expect((await track(form, `${list}?creator=21`)).status).toBe(302);
    // A colleague's page that was loaded before the change cannot overwrite it.
    expect((await track({ ...shown, labels: 'rosto' })).status).toBe(409);
    expect((await rows())[0]).toMatchObject({
      stage: 'negotiating',
      ownerId: people.brandOwner.id,
      labels: ['sérum', 'rosto'],
      lastContactOn: null,
      nextContactOn: inDays(3),
    });
    expect((await history()).at(-1)).toMatchObject({ kind: 'note', value: 'Pediu duas semanas' });
    expect(await page(`${list}?label=ROSTO`)).toContain('Cecília Amaral');
  });

  it('sets owner and labels of several members at once, unless one of them was changed concurrently', async () => {
    const versions = (await rows()).map((row) => `${row.creatorId ?? `x${row.externalId}`}:${row.version}`);
    const picked = {
      intent: 'trackPicked',
      who: ['21', 'x17'],
      versions,
      toOwner: 'none',
      addLabels: 'verão',
    };
    expect((await send(list, picked)).status).toBe(302);
    expect(await rows()).toMatchObject([
      { stage: 'negotiating', ownerId: null, labels: ['sérum', 'rosto', 'verão'] },
      { stage: 'negotiating', ownerId: null, labels: ['verão'] },
    ]);
    const late = await send(list, { ...picked, toStage: 'won', addLabels: '' });
    expect([late.status, words(late.text)]).toEqual([409, expect.stringContaining(problems.stale)]);
    expect((await rows()).map(({ stage }) => stage)).toEqual(['negotiating', 'negotiating']);
  });

  it.each([
    ['note', 'a'.repeat(601)],
    ['labels', Array.from({ length: 9 }, (_, n) => `n${n}`).join()],
    ['lastContactOn', inDays(1)],
    ['nextContactOn', inDays(-1)],
    ['ownerId', String(people.otherBrand.id)],
  ])('refuses an out-of-range value: %s', async (field, value) => {
    const before = await history();
    const { status } = await track({ [field]: value });
    expect(status).toBe(422);
    expect(await history()).toEqual(before);
  });

  it('restores a member’s stage if the removal of the member is reversed', async () => {
    await send(list, { intent: 'take', listId: '301', who: 'x17' });
    await send('', { intent: 'toList', who: ['x17'], listId: '301' });
    expect((await rows()).at(-1)).toMatchObject({ externalId: 17, stage: 'negotiating' });
  });

  it('exports the filtered members with the stage and the notes of each', async () => {
    const owner = { actor: actorOf(people.finance), now: new Date().toISOString() };
    await app.database.perform(changePlan, { id: ids.company, plan: 'business' }, owner);
    const file = await browser.get('/dashboard/client/search/export.csv?list=301&label=rosto');
    const text = await file.text();
    expect(text).toContain(`"${options.listStage.negotiating}"`);
    expect(text).toContain('Pediu duas semanas');
    expect(text).not.toContain('Zuleica');
  });
});

describe('the history of a list', () => {
  it('is shown to the company and staff, but not to the creator, other brands or guests', async () => {
    expect(await app.database.see(listActivities, curator, {})).not.toEqual([]);
    for (const who of [people.otherBrand, people.creator]) {
      expect(await app.database.see(listActivities, actorOf(who), {})).toEqual([]);
    }
    const link = await linkFrom(browser, 'list');
    const text = await (await new Browsing(app.url).get(link)).text();
    expect(text).toContain('Cecília Amaral');
    for (const inner of ['Pediu duas semanas', 'rosto', 'negotiating', options.listStage.negotiating]) {
      expect(text).not.toContain(inner);
    }
  });

  it('gets no entries from other brands, which receive 404 when they set a stage', async () => {
    const other = await Browsing.as(app, people.otherBrand.id);
    expect((await send(list, { intent: 'stage', who: '21', stage: 'won' }, other)).status).toBe(404);
  });

  it('lets a note be deleted by its author only', async () => {
    const note = (await history()).find(({ kind }) => kind === 'note')!;
    const colleague = await Browsing.as(app, people.brandMember.id);
    const form = { intent: 'deleteNote', id: String(note.id) };
    expect((await send(list, form, colleague)).status).toBe(404);
    const change = (await history()).find(({ kind }) => kind === 'stage')!;
    expect((await send(list, { ...form, id: String(change.id) })).status).toBe(404);
    expect((await send(list, form)).status).toBe(302);
    expect((await history()).some(({ id }) => id === note.id)).toBe(false);
  });
});
