import { MAX_PROJECTS, portfolioProjects } from '@elenco/core/discovery';
import { actorOf, creators, users } from '@elenco/core/people';
import { ids } from '@elenco/core/testing';
import portfolio from '@elenco/locales/pt/portfolio.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { settingsParts } from '@elenco/portal/settings-parts';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const here = '/dashboard/professional/profile';
const actor = actorOf(people.creator);
let app: RunningApp;
let creator: Browsing;

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  creator = await Browsing.as(app, people.creator.id);
});
afterAll(() => app.stop());

const own = () => app.database.see(portfolioProjects, actor, { creatorId: ids.creator }, { by: 'place' });
const project = async (title: string) => (await own()).find((one) => one.title === title);
/** Returns the page's input element with this value, or an empty string if there is none. */
const input = (page: string, value: string) =>
  (page.match(/<input[^>]*>/g) ?? []).find((one) => one.includes(`value="${value}"`)) ?? '';

async function sendFile(path: string, fields: Record<string, string>, file: File): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ csrf: await creator.csrf(path), ...fields })) {
    body.set(name, value);
  }
  body.set('file', file);
  return creator.fetch(path, { method: 'POST', body });
}
const picture = async (background = '#3a7') => {
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return new File([new Uint8Array(await drawn.png().toBuffer())], 'obra.png', { type: 'image/png' });
};
/** Waits until the worker has checked every removed picture for deletion. */
const allDeleted = () =>
  expect
    .poll(() => rowsOf("select from graphile_worker.jobs where task_identifier = 'deleteBytes'"), {
      timeout: 15_000,
    })
    .toBe(0);
async function rowsOf(sql: string): Promise<number | null> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount;
  } finally {
    await client.end();
  }
}
const noPicture = new File(['<script>alert(1)</script>'], 'obra.png', { type: 'image/png' });

it('shows errors at the fields of the portfolio project form, and keeps the input', async () => {
  const answer = await creator.send(here, {
    intent: 'add',
    title: '',
    description: 'Um texto que fica',
    link: 'javascript:alert(1)',
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(problems.required);
  expect(input(page, 'javascript:alert(1)')).toContain('aria-invalid="true"');
  expect(page).toContain('Um texto que fica');
  expect(await project('')).toBeUndefined();
});

it('adds, edits, moves and removes portfolio projects', async () => {
  for (const title of ['Campanha A', 'Campanha B']) {
    const added = await creator.send(here, { intent: 'add', title });
    expect(added.headers.get('location')).toMatch(/#project-\d+$/);
  }
  const [a, b] = [await project('Campanha A'), await project('Campanha B')];
  const words = { intent: 'words', id: String(a?.id), version: String(a?.version), title: 'Campanha C' };
  expect((await creator.send(here, words)).status).toBe(302);
  expect((await creator.send(here, { ...words, title: 'De outra janela' })).status).not.toBe(302);
  expect((await project('Campanha C'))?.id).toBe(a?.id);

  await creator.send(here, { intent: 'before', id: String(b?.id) });
  const order = (await own()).map(({ title }) => title);
  expect(order.indexOf('Campanha B')).toBeLessThan(order.indexOf('Campanha C'));

  expect((await creator.send(here, { intent: 'remove', id: String(a?.id) })).status).toBe(302);
  expect(await project('Campanha C')).toBeUndefined();
});

it('asks for pictures only if a portfolio project was added without pictures', async () => {
  const toastOf = (answer: Response) => /toast=(\w+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  const body = new FormData();
  for (const [name, value] of Object.entries({
    csrf: await creator.csrf(here),
    intent: 'add',
    title: 'Com',
  })) {
    body.set(name, value);
  }
  body.set('files', await picture('#a37'));
  expect(toastOf(await creator.fetch(here, { method: 'POST', body }))).toBe('projectAddedWhole');
  expect(toastOf(await creator.send(here, { intent: 'add', title: 'Sem' }))).toBe('projectAdded');
  for (const title of ['Com', 'Sem']) {
    await creator.send(here, { intent: 'remove', id: String((await project(title))?.id) });
  }
});

it('links creators with an unpublished profile to the publishing form and to the media kit', async () => {
  const offered = async (fields: Record<string, string>) => {
    await creator.send(here, { intent: 'visibility', ...fields });
    const page = await (await creator.get('/dashboard/professional/perfil')).text();
    return [page.includes(portfolio.preview.publish), page.includes(portfolio.preview.kit)];
  };
  expect(await offered({})).toEqual([true, true]);
  expect(await offered({ publicProfile: 'on' })).toEqual([false, false]);
});

it('adds and deletes portfolio projects on pages that work without scripts', async () => {
  const open = async (query: string) => {
    const page = await (await creator.get(`${here}?${query}`)).text();
    return /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? '';
  };
  const form = await open('modal=create-project');
  expect(form).toMatch(/<input[^>]*name="intent"[^>]*value="add"|<input[^>]*value="add"[^>]*name="intent"/);
  expect(form).toContain('name="title"');
  const refused = await creator.send(`${here}?modal=create-project`, { intent: 'add', title: '' });
  expect([refused.status, (await refused.text()).includes('<noscript>')]).toEqual([422, true]);
  const made = await creator.send(`${here}?modal=create-project`, { intent: 'add', title: 'Campanha M' });
  expect(made.headers.get('location')).toMatch(/profile#project-\d+$/);
  const id = String((await project('Campanha M'))?.id);
  const end = await open(`modal=delete-project&project=${id}`);
  expect(end).toContain('Campanha M');
  expect(end).toContain('value="remove"');
  expect(await open('modal=delete-project&project=999999')).not.toContain('value="remove"');
  const removed = await creator.send(`${here}?modal=delete-project&project=${id}`, { intent: 'remove', id });
  expect(removed.status).toBe(302);
  expect(await project('Campanha M')).toBeUndefined();
});

it('stores and removes pictures of a portfolio project, and rejects other files at their field', async () => {
  const at = String((await project('Campanha B'))?.id);
  const refused = await sendFile(here, { intent: 'image', id: at }, noPicture);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(
    /<input[^>]*type="file"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*type="file"/,
  );
  expect((await sendFile(here, { intent: 'image', id: at }, await picture())).status).toBe(302);
  const [image = ''] = (await project('Campanha B'))?.images ?? [];
  expect((await creator.get(`/photos/${image}.webp`)).status).toBe(200);
  expect((await creator.send(here, { intent: 'dropImage', id: at, image })).status).toBe(302);
  expect((await project('Campanha B'))?.images).toEqual([]);
});

it('deletes the stored file of a picture only once no row uses it', async () => {
  const of = async (title: string) => String((await project(title))?.id);
  await creator.send(here, { intent: 'add', title: 'Campanha D' });
  for (const title of ['Campanha B', 'Campanha D']) {
    await sendFile(here, { intent: 'image', id: await of(title) }, await picture('#37a'));
  }
  const [image = ''] = (await project('Campanha D'))?.images ?? [];
  const status = async () => (await creator.get(`/photos/${image}.webp`)).status;
  await creator.send(here, { intent: 'dropImage', id: await of('Campanha B'), image });
  await allDeleted();
  expect(await status()).toBe(200);
  await creator.send(here, { intent: 'remove', id: await of('Campanha D') });
  await allDeleted();
  expect(await status()).toBe(404);
});

it('returns 404 to a creator who removes or moves another creator’s portfolio project', async () => {
  const other = await Browsing.as(app, people.otherCreator.id);
  const at = String((await project('Campanha B'))?.id);
  for (const intent of ['remove', 'before']) {
    expect((await other.send(here, { intent, id: at })).status).toBe(404);
  }
  expect(await project('Campanha B')).toBeDefined();
});

it('replaces the default portrait with a photograph, and deletes it when the creator removes it', async () => {
  const settings = '/dashboard/professional/settings';
  const portrait = async () => (await app.database.get(creators, actor, ids.creator)).portrait;
  const before = await portrait();
  expect((await sendFile(settings, { intent: 'photo' }, noPicture)).status).toBe(422);
  expect(await portrait()).toBe(before);
  expect((await sendFile(settings, { intent: 'photo' }, await picture())).status).toBe(302);
  const photo = await portrait();
  expect(photo).not.toBe(before);
  expect((await creator.get(`/photos/${photo}.webp`)).status).toBe(200);
  expect((await creator.send(settings, { intent: 'noPhoto' })).status).toBe(302);
  await allDeleted();
  expect((await creator.get(`/photos/${photo}.webp`)).status).toBe(404);
});

it('reports that the portfolio is full if another window added the last allowed project', async () => {
  for (let n = (await own()).length; n < MAX_PROJECTS; n++) {
    await creator.send(here, { intent: 'add', title: `Campanha ${n}` });
  }
  const answer = await creator.send(`${here}?modal=create-project`, { intent: 'add', title: 'Demais' });
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining(problems.too_many_projects.replace('{{most}}', String(MAX_PROJECTS))),
  ]);
});

it('stores experience, prices and postal address on separate settings pages', async () => {
  const at = (part: string) => `/dashboard/professional/settings/${part}`;
  const index = await (await creator.get('/dashboard/professional/settings')).text();
  for (const part of settingsParts) expect(index).toContain(`href="${at(part)}"`);
  expect((await creator.get(at('nothing'))).status).toBe(404);

  const few = await creator.send(at('about'), { intent: 'about', categories: 'review' });
  expect([few.status, await few.text()]).toEqual([
    422,
    expect.stringContaining(problems.few_secondary_tags.replace('{{least}}', '3')),
  ]);
  const profile = { intent: 'profile', name: 'Cecília Amaral', mainSkill: 'food', 'tags[0]': 'food' };
  const poor = await creator.send(at('profile'), { ...profile, 'tags[1]': 'travel' });
  expect([poor.status, await poor.text()]).toEqual([
    422,
    expect.stringContaining(problems.few_main_tags.replace('{{least}}', '3')),
  ]);
  const three = { 'categories[0]': 'review', 'categories[1]': 'tutorial', 'categories[2]': 'vlog' };
  const about = { intent: 'about', experience: 'from_3', gender: 'female', ...three };
  const elsewhere = { 'links.behance': 'https://behance.example/ana' };
  const refused = await creator.send(at('about'), { ...about, ...elsewhere });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining(problems.link_of_other_site),
  ]);
  const links = { 'links.behance': 'https://www.behance.net/ana' };
  expect((await creator.send(at('about'), { ...about, ...links })).status).toBe(302);
  const price = {
    'prices[0].channel': 'instagram',
    'prices[0].format': 'reels',
    'prices[0].cents': '120000',
  };
  expect((await creator.send(at('prices'), { intent: 'prices', ...price })).status).toBe(302);

  const version = async () => String((await app.database.get(users, actor, people.creator.id)).version);
  const person = { intent: 'person', name: 'Cecília Amaral', agentEmail: 'agenda@amaral.example' };
  expect((await creator.send(at('person'), { ...person, version: await version() })).status).toBe(302);
  const home = { 'address.cep': '50030-230', 'address.street': 'Rua A', 'address.number': '1' };
  const city = { 'address.city': 'Recife', 'address.state': 'PE', 'address.country': 'BR' };
  const sent = { intent: 'address', ...home, ...city, version: await version() };
  expect((await creator.send(at('address'), sent)).status).toBe(302);

  expect(await app.database.get(creators, actor, ids.creator)).toMatchObject({
    experience: 'from_3',
    gender: 'female',
    links: { behance: 'https://www.behance.net/ana' },
    prices: [{ channel: 'instagram', format: 'reels', cents: 120_000 }],
  });
  expect(await app.database.get(users, actor, people.creator.id)).toMatchObject({
    agentEmail: 'agenda@amaral.example',
    address: { cep: '50030230', city: 'Recife' },
  });
});
