import { aCompany, aSetting } from '@elenco/core/testing';
import { seedFirstContents } from '@elenco/db';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { pdfPages } from '../support/pdf';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;
let nobody: Browsing;
const as = (person: Person) => Browsing.as(app, people[person].id);

/** Users of two brands. The first brand has the open plan, the second one a subscription. */
const brands = [
  aCompany(),
  aCompany({ id: 12, tradeName: 'Boreal', cnpj: '11222333000181', plan: 'business' }),
];

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...oneOfEach.map(([table, ...rows]) => [table, ...(table === 'companies' ? brands : rows)] as const),
    ['settings', aSetting({ id: 900, key: 'plan_cents_usd', value: 41_000, validFrom: '2026-01-01' })],
  ]);
  await seedFirstContents(app.databaseUrl);
  nobody = new Browsing(app.url);
});
afterAll(() => app.stop());

const read = async (path: string, by = nobody) => {
  const answer = await by.fetch(path, { headers: { 'Accept-Language': 'en' } });
  return { status: answer.status, text: await answer.text() };
};

describe('a public page', () => {
  it.each([
    ['/academy', 'What to charge for a sponsored post'],
    ['/academy', 'From price to contract'],
    ['/academy/how-to-price', 'Four parts make the price'],
    ['/academy/path/begin', 'What to agree on before filming'],
    ['/p/how-it-works', 'Write the brief.'],
    ['/blog', 'Nothing published yet'],
    ['/cases', 'No cases have been published yet'],
    ['/pricing', '$410.00'],
  ])('shows published contents and its canonical URL: %s', async (path, text) => {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(text);
    expect(page.text).toMatch(new RegExp(`rel="canonical" href="http://[^/]+${path}"`));
    expect(page.text).toContain('name="description"');
  });

  it.each(['/academy', '/academy/how-to-price', '/academy/path/begin', '/calculator'])(
    'shows signed-in users their own menu: %s',
    async (path) => {
      const hasMenu = async (by = nobody) => (await read(path, by)).text.includes('professional/jobs"');
      expect([await hasMenu(await as('creator')), await hasMenu()]).toEqual([true, false]);
    },
  );
  it.each(['/academy/none', '/academy/path/none', '/blog/none', '/cases/none', '/p/none'])(
    'returns 404 if its content is not published: %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it.each([
    ['the free plan', 'brandOwner'],
    ['a subscription', 'otherBrand'],
  ] as const)('links a brand with %s to the brand’s plan page, never to the sign-up', async (_, person) => {
    const brand = await as(person);
    const main = async (path: string) => /<main[\s\S]*<\/main>/.exec((await read(path, brand)).text)?.[0];
    const prices = await main('/pricing');
    expect(prices).toContain('href="/dashboard/client/pricing"');
    expect(prices).toContain('Seu plano');
    expect(prices).not.toContain('href="/signup/brand"');
  });

  it('redirects a brand with a subscription to its community board, and other brands to the offer', async () => {
    const [free, subscriber] = [await as('brandOwner'), await as('otherBrand')];
    const whither = async (browser: typeof free, path: string) =>
      (await browser.get(path)).headers.get('location');
    expect(await whither(free, '/community')).toBe('/mycommunity-notamember');
    expect(await whither(subscriber, '/mycommunity-notamember')).toBe('/community');
    expect(await whither(nobody, '/community')).toBe('/?openlogin=true');
    const offer = await read('/mycommunity-notamember', free);
    expect(offer.text).toContain('href="/dashboard/client/pricing"');
    expect((await read('/community', subscriber)).status).toBe(200);
  });

  it('at the URL of the members’ community redirects to the home page', async () => {
    for (const path of ['/mycommunity', '/mycommunity/']) {
      for (const browser of [nobody, await as('brandOwner')]) {
        const answer = await browser.get(path);
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      }
    }
  });
});

describe('editorial content', () => {
  const words = (title: string, body: string) => ({
    title: { pt: title, en: title },
    subtitle: { pt: 'Resumo', en: 'Summary' },
    author: 'Lucas',
    body: { pt: body, en: body },
  });

  it('is hidden from all users except editors until it is published, and has its HTML escaped', async () => {
    const editor = await as('content');
    const draft = words('Um texto <b>novo</b>', '<script>alert(1)</script>\n\n[x](javascript:alert(1))');
    const made = await editor.call('POST', '/api/v1/commands/contents.draft', {
      kind: 'post',
      slug: 'new-text',
      draft,
    });
    const { id } = (await made.json()) as { id: number };
    expect(made.status).toBe(200);

    expect((await read('/blog/new-text')).status).toBe(404);
    expect(await read(`/preview/${id}`, editor)).toMatchObject({ status: 200 });
    for (const person of ['creator', 'brandOwner', 'support', 'restricted'] as const) {
      expect((await read(`/preview/${id}`, await as(person))).status).toBe(404);
    }
    expect((await read(`/preview/${id}`)).status).toBe(404);

    const move = await editor.call('POST', `/api/v1/contents/${id}/moves`, { move: 'publish' });
    expect(move.status).toBe(200);
    await expect.poll(async () => (await read('/blog/new-text')).status).toBe(200);
    const { text } = await read('/blog/new-text');
    expect(text).toContain('Um texto &lt;b&gt;novo&lt;/b&gt;');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('href="javascript:');
  });

  it('is shown as a draft on the new home page to editors only', async () => {
    const editor = await as('content');
    const title = { pt: 'Cerâmica de domingo', en: '' };
    const draft = { kind: 'tag', slug: 'ceramica', draft: { title } };
    expect((await editor.call('POST', '/api/v1/commands/contents.draft', draft)).status).toBe(200);
    expect((await read('/new-home', editor)).text).toContain(title.pt);
    expect((await read('/', editor)).text).not.toContain(title.pt);
    for (const person of ['creator', 'support', 'restricted'] as const) {
      expect((await read('/new-home', await as(person))).status).toBe(404);
    }
    expect((await read('/new-home')).status).toBe(404);
  });

  it('can be deleted by editors only, and only if it was never public', async () => {
    const editor = await as('content');
    const draft = (slug: string) => ({
      kind: 'tag',
      slug,
      draft: { title: { pt: slug, en: slug }, link: '' },
    });
    const make = async (slug: string) => {
      const made = await editor.call('POST', '/api/v1/commands/contents.draft', draft(slug));
      return ((await made.json()) as { id: number }).id;
    };
    const [unseen, seen] = [await make('nunca-vista'), await make('ja-vista')];
    expect((await (await as('support')).call('DELETE', `/api/v1/contents/${unseen}`)).status).toBe(404);
    expect((await editor.call('DELETE', `/api/v1/contents/${unseen}`)).status).toBe(200);
    expect((await editor.call('GET', `/api/v1/contents/${unseen}`)).status).toBe(404);
    for (const move of ['publish', 'withdraw']) {
      expect((await editor.call('POST', `/api/v1/contents/${seen}/moves`, { move })).status).toBe(200);
      expect((await editor.call('DELETE', `/api/v1/contents/${seen}`)).status).toBe(403);
    }
  });

  it('can be edited by editors only', async () => {
    const draft = { kind: 'tag', slug: 'x', draft: { title: { pt: 'X' } } };
    for (const person of ['creator', 'brandOwner', 'support', 'restricted'] as const) {
      const answer = await (await as(person)).call('POST', '/api/v1/commands/contents.draft', draft);
      expect(answer.status).toBe(403);
    }
  });

  it('has re-encoded pictures that browsers may cache forever', async () => {
    const png = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const send = async (person: Person) => {
      const browser = await as(person);
      const { csrfToken } = (await (await browser.get('/api/v1/me')).json()) as { csrfToken: string };
      const body = new FormData();
      body.set('file', new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }));
      const headers = { 'X-CSRF-TOKEN': csrfToken, 'X-Requested-With': 'XMLHttpRequest' };
      return browser.fetch('/api/v1/pictures', { method: 'POST', body, headers });
    };
    expect((await send('creator')).status).toBe(403);
    const kept = (await (await send('content')).json()) as { name: string };
    expect(kept).toMatchObject({ width: 1_600, height: 800 });
    const shown = await nobody.get(`/photos/${kept.name}.webp`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('immutable');
    const drawn = await nobody.get('/drawings/cast-3-x.svg');
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await nobody.get('/drawings/cast-9-x.svg')).status).toBe(404);
  });
});

describe('a lesson', () => {
  it('can be marked as done by signed-in users only, and counts in their own progress only', async () => {
    const creator = await as('creator');
    const { text } = await read('/academy/how-to-price', creator);
    const contentId = /name="contentId" value="(\d+)"/.exec(text)?.[1] ?? '';
    const fields = { intent: 'mark', contentId, done: 'true' };
    const marked = await creator.send('/academy/how-to-price', fields);
    expect(marked.headers.get('location')).toBe('/academy/how-to-price');
    const academy = await read('/academy', creator);
    expect(academy.text).toMatch(/1 (de|of) 5/);
    expect(await read('/academy', await as('otherCreator'))).toMatchObject({
      text: expect.stringMatching(/0 (de|of) 5/),
    });
    expect((await nobody.send('/academy/how-to-price', fields)).status).toBe(403);
  });
});

it('marks a lesson as done only after the right answer, which the lesson’s page does not reveal', async () => {
  const creator = await as('creator');
  const path = '/academy/disclosure';
  const { text } = await read(path, creator);
  expect(text).not.toMatch(/right\\?":/);
  const contentId = /name="contentId" value="(\d+)"/.exec(text)?.[1] ?? '';
  const answering = (answer: string) =>
    creator.send(path, { intent: 'mark', contentId, done: 'true', answer });
  expect((await answering('1')).status).toBe(422);
  expect((await answering('2')).headers.get('location')).toBe(path);
});

it('issues a certificate once all lessons of a path are done, and verifies it by its code', async () => {
  const creator = await as('otherCreator');
  const { text } = await read('/academy', creator);
  expect(text).not.toContain('value="certify"');
  const lessons = [
    ...new Set([...text.matchAll(/href="(\/academy\/[\w-]+)"/g)].map(([, path]) => path ?? '')),
  ];
  for (const path of lessons) {
    const page = await read(path, creator);
    const contentId = /name="contentId" value="(\d+)"/.exec(page.text)?.[1] ?? '';
    const answer: Record<string, string> = path.endsWith('/disclosure') ? { answer: '2' } : {};
    await creator.send(path, { intent: 'mark', contentId, done: 'true', ...answer });
  }
  const done = (await read('/academy', creator)).text;
  const path = /name="path" value="([\w-]+)"/.exec(done)?.[1] ?? '';
  const given = await creator.send('/academy', { intent: 'certify', path });
  const address = given.headers.get('location') ?? '';
  expect(address).toMatch(/^\/certificate-check\?code=[0-9a-f]{32}$/);
  const checked = await read(address);
  expect(checked.status).toBe(200);
  expect(checked.text).toContain(people.otherCreator.name);
  expect(checked.text).toContain('From price to contract');
  const paper = await nobody.get(address.replace('?', '.pdf?'));
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  const [pdf] = await pdfPages(paper);
  const code = address.split('=')[1] ?? '';
  for (const text of [people.otherCreator.name, 'Do preço ao contrato', code]) expect(pdf).toContain(text);
  const unknown = await read(`/certificate-check?code=${'0'.repeat(32)}`);
  expect(unknown.text).toContain('Code not found');
  expect((await nobody.get(`/certificate-check.pdf?code=${'0'.repeat(32)}`)).status).toBe(404);

  // A changed lesson is marked as changed wherever it is listed. Certificates of its path remain valid.
  const editor = await as('content');
  const listed = async (slug: string, kind: string) => {
    const filter = encodeURIComponent(JSON.stringify({ kind, slug }));
    const answer = await editor.call('GET', `/api/v1/contents?filter=${filter}`);
    return ((await answer.json()) as { id: number; version: number; draft: object }[])[0]!;
  };
  const slug = 'how-to-price';
  const { id: lessonId, version, draft } = await listed(slug, 'lesson');
  const revised = { id: lessonId, version, slug, draft: { ...draft, minutes: 9 } };
  expect((await editor.call('POST', '/api/v1/commands/contents.revise', revised)).status).toBe(200);
  const publish = { move: 'publish' };
  expect((await editor.call('POST', `/api/v1/contents/${lessonId}/moves`, publish)).status).toBe(200);
  await expect
    .poll(async () => (await read('/academy/path/begin', creator)).text)
    .toContain('Mudou desde que você concluiu');
  expect((await read(address)).text).toContain('Lessons in this path have been added or changed');
  const gone = { move: 'withdraw' };
  const { id: pathId } = await listed('begin', 'path');
  expect((await editor.call('POST', `/api/v1/contents/${pathId}/moves`, gone)).status).toBe(200);
  await expect.poll(async () => (await read('/academy/path/begin')).status).toBe(404);
  expect((await read(address)).text).toContain(people.otherCreator.name);
  expect((await nobody.send('/academy', { intent: 'certify', path })).status).toBe(403);
});

describe('a plan on the pricing page', () => {
  it('can be requested only by the owner of a company, and only if it is not the current plan', async () => {
    const owner = await as('brandOwner');
    const asked = await owner.send('/dashboard/client/pricing', { intent: 'ask', plan: 'business' });
    expect(asked.headers.get('location')).toBe('/dashboard/client/pricing');
    const same = await owner.send('/dashboard/client/pricing', { intent: 'ask', plan: 'open' });
    expect(same.status).toBe(422);
    const member = await as('brandMember');
    const refused = await member.send('/dashboard/client/pricing', { intent: 'ask', plan: 'business' });
    expect(refused.status).toBe(404);
  });
});
