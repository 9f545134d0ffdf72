import { aCompany } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;
const as = (person: Person) => Browsing.as(app, people[person].id);

const logo = 'a'.repeat(64);
const rows = oneOfEach.map(([table, ...some]) =>
  table === 'companies'
    ? ([table, aCompany({ logo }), ...some.slice(1)] as const)
    : ([table, ...some] as const),
);

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, rows);
});
afterAll(() => app.stop());

/** Returns the HTML of the page without its scripts. */
async function htmlWithoutScripts(answer: Response): Promise<string> {
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}
/** Returns the page's navigation element with this label. */
const part = (page: string, label: string) =>
  new RegExp(`<nav[^>]*aria-label="${label}"[\\s\\S]*?</nav>`).exec(page)?.[0] ?? '';

/** A link that only the menu of a brand has. */
const ofBrand = 'href="/dashboard/client/historic"';

describe('the frame of a page (header, menu, footer)', () => {
  it('links a creator to profile and portfolio from the phone navigation bar', async () => {
    const page = await htmlWithoutScripts(await (await as('creator')).get('/dashboard/professional'));
    expect(part(page, 'Navegação principal')).toContain('href="/dashboard/professional/profile"');
    // The bar has room for four items. The other nine are behind “More”.
    const [bar, sheet] = part(page, 'Navegação principal').split('<details');
    expect([bar, sheet].map((places) => places?.match(/<a /g)?.length)).toEqual([4, 9]);
  });

  it.each([
    ['creator', '/dashboard/professional'],
    ['brandOwner', '/dashboard/client'],
    ['brandMember', '/dashboard/notifications'],
    ['support', '/dashboard/client'],
    ['support', '/dashboard/professional'],
  ] as const)('links %s from the menu of %s to pages that exist', async (person, path) => {
    const browser = await as(person);
    const menu = part(await htmlWithoutScripts(await browser.get(path)), 'Navegação principal');
    const places = [...new Set([...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? ''))];
    expect(places.length).toBeGreaterThan(1);
    const statuses = await Promise.all(
      places.map(async (place) => [place, (await browser.copy().get(place)).status] as const),
    );
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  });

  it.each([
    ['creator', '/dashboard/professional', '/portraits/cecilia-amaral.svg'],
    ['creator', '/dashboard/notifications', '/portraits/cecilia-amaral.svg'],
    ['brandMember', '/dashboard/client', `/photos/${logo}.webp`],
    ['brandMember', '/dashboard/notifications', `/photos/${logo}.webp`],
  ] as const)("shows %s the user's own picture on %s", async (person, path, src) => {
    const page = await htmlWithoutScripts(await (await as(person)).get(path));
    expect(part(page, 'Conta')).toContain(`src="${src}"`);
  });

  it('shows staff a link back to the back office instead of a brand’s menu', async () => {
    const page = await htmlWithoutScripts(
      await (await as('curation')).get('/dashboard/admin/squads/comparative'),
    );
    expect(page).toContain('Voltar ao back office');
    expect(page).not.toContain(ofBrand);
  });

  it('redirects staff from the community to the back office with a full page load', async () => {
    const answer = await (await as('curation')).get('/community');
    expect(answer.headers.get('location')).toBe('/dashboard/admin/community');
    expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('is also shown on a brand’s error pages', async () => {
    const answer = await (await as('brandOwner')).get('/dashboard/client/briefing/999999');
    expect(answer.status).toBe(404);
    const page = await htmlWithoutScripts(answer);
    expect(page).toContain('Esta página não existe');
    expect(page).toContain(ofBrand);
  });
});
