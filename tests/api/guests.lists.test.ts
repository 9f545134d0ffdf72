import { listMembers, lists } from '@elenco/core/discovery';
import { createShareLink, revokeShareLink } from '@elenco/core/hiring';
import { actorOf, setVisibility } from '@elenco/core/people';
import { aList, ids } from '@elenco/core/testing';
import { newSecret } from '@elenco/db';
import portal from '@elenco/locales/pt/portal.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { importedProfile, oneOfEach, people } from './cast';
import { linkFrom, makeLink } from './guests/links';

const brand = actorOf(people.brandOwner);
const list = 301;
let app: RunningApp;
let browser: Browsing;
const by = () => ({ actor: brand, now: new Date().toISOString() });

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    ['external_profiles', importedProfile],
    ['lists', aList({ id: 333, name: 'Outra lista' })],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
  const [member] = await app.database.see(listMembers, brand, { listId: list });
  const noted = { id: member!.id, version: member!.version, note: 'Só para nós' };
  await app.database.update(listMembers, noted, by());
});
afterAll(() => app.stop());

const visitPage = async (path: string) => {
  const answer = await new Browsing(app.url).get(path);
  return { status: answer.status, text: await answer.text() };
};

describe('a shared list', () => {
  it('shows guests its members, but neither notes nor prices', async () => {
    const { status, text } = await visitPage(await linkFrom(browser, 'list'));
    expect(status).toBe(200);
    expect(text).toContain('Cecília Amaral');
    expect(text, 'with the aids that every page has').toContain(portal.aids.contrast);
    expect(text).not.toContain('Só para nós');
    expect(text).not.toContain('Para o sérum.');
    expect(text).not.toContain('priceCents');
  });

  it('shows guests the notes if the share link includes notes', async () => {
    const made = await (await makeLink(browser, 'list', { withNotes: 'true' })).text();
    const link = new URL(/https?:\/\/[^"\\<\s]+\?grant=[\w-]{43}/.exec(made)?.[0] ?? '');
    expect((await visitPage(link.pathname + link.search)).text).toContain('Só para nós');
  });

  it('keeps the ticked checkbox for sharing notes if another field of its form is refused', async () => {
    const answer = await makeLink(browser, 'list', { withNotes: 'true', days: '999' });
    expect(answer.status).toBe(422);
    expect((await answer.text()).match(/<input[^>]*name="withNotes"[^>]*>/)?.[0]).toContain('checked');
  });

  it('hides creators without a public profile from guests, and warns the brand of this before sharing', async () => {
    const link = await linkFrom(browser, 'list');
    const own = actorOf(people.creator);
    const setPublic = (publicProfile: boolean) =>
      app.database.perform(
        setVisibility,
        { id: ids.creator, publicProfile, pricePublic: false },
        { ...by(), actor: own },
      );
    await setPublic(false);
    const { status, text } = await visitPage(link);
    expect(status).toBe(200);
    expect(text).not.toContain('Cecília Amaral');
    expect(text).toContain('não aparece aqui');
    const page = await (await browser.get(`/dashboard/client/search/list/${list}`)).text();
    expect(page).toMatch(
      /1 de \d+ não aparece para convidados, porque o perfil não é público: Cecília Amaral\./,
    );
    await setPublic(true);
    expect((await visitPage(link)).text).toContain('Cecília Amaral');
  });

  it('lets its guests open neither a different list nor a page of the project', async () => {
    const link = await linkFrom(browser, 'list');
    const shareLink = link.split('?')[1];
    const others = [
      `/dashboard/client/search/list/333/guest?${shareLink}`,
      `/dashboard/client/briefing/${ids.briefing}/select/guest?${shareLink}`,
      '/dashboard/client/search/list/null/guest',
      `/dashboard/client/briefing/null/select/guest?${shareLink}`,
    ];
    for (const path of others) expect([path, (await visitPage(path)).status]).toEqual([path, 404]);
    const { token, hash: tokenHash } = newSecret();
    const project = { briefingId: ids.briefing, actions: ['select' as const], label: 'Agência', tokenHash };
    await app.database.perform(createShareLink, project, by());
    expect((await visitPage(`/dashboard/client/search/list/${list}/guest?grant=${token}`)).status).toBe(404);
  });

  it('can be shared by its own company only', async () => {
    const other = await Browsing.as(app, people.otherBrand.id);
    expect((await makeLink(other, 'list')).status).toBe(404);
  });

  it('shows its link, which becomes invalid when it is revoked or the list is deleted', async () => {
    const { token, hash: tokenHash } = newSecret();
    const input = { listId: list, actions: ['list' as const], label: 'Agência Sol', tokenHash };
    const { id } = await app.database.perform(createShareLink, input, by());
    const path = `/dashboard/client/search/list/${list}/guest?grant=${token}`;
    expect((await visitPage(path)).status).toBe(200);
    const page = await (await browser.get(`/dashboard/client/search/list/${list}`)).text();
    expect(page).toContain('Agência Sol');
    await app.database.perform(revokeShareLink, { id, version: 1 }, by());
    const unknown = path.replace(token, newSecret().token);
    for (const dead of [path, unknown, path.replace(/\?.*/, ''), path.replace(`${list}`, '333')]) {
      const { status, text } = await visitPage(dead);
      expect([dead, status, text.includes(portal.oops.deadLink.text)]).toEqual([dead, 404, true]);
    }

    const left = await linkFrom(browser, 'list');
    await app.database.remove(lists, list, by());
    expect((await visitPage(left)).status).toBe(404);
  });
});
