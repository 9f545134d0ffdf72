import { createHash } from 'node:crypto';
import { mediaKitLinks } from '@elenco/core/discovery';
import { actorOf, setVisibility } from '@elenco/core/people';
import { ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { pdfPages, plain } from '../support/pdf';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const here = '/dashboard/professional/media-kit';
const actor = actorOf(people.creator);
const otherActor = actorOf(people.otherCreator);
/** Values that neither the page nor the PDF may contain. */
const secrets = [people.creator.email, '390.533.447-05', '39053344705', 'cecilia@story.example', '56789'];
const audience = {
  genders: { female: 62, male: 38 },
  ages: { '18-24': 41 },
  countries: { BR: 93 },
};

let app: RunningApp;
let client: Client;
let creator: Browsing;
let visitor: Browsing;

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    `update creators set presences = jsonb_set(presences, '{0,audience}', $1) where id = $2`,
    [JSON.stringify(audience), ids.creator],
  );
  creator = await Browsing.as(app, people.creator.id);
  visitor = new Browsing(app.url);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

const show = (publicProfile: boolean, pricePublic: boolean) =>
  app.database.perform(
    setVisibility,
    { id: ids.creator, publicProfile, pricePublic },
    { actor, now: new Date().toISOString() },
  );
/** Creates a link on the media-kit page. Returns the path of the link. */
async function newLink(label = 'Aurora'): Promise<string> {
  const answer = await creator.send(here, { intent: 'createLink', label, days: '30' });
  const html = await answer.text();
  return /\/media-kit\/guest\?grant=[\w-]+/.exec(html)?.[0] ?? '';
}
const status = async (path: string) => (await visitor.get(path)).status;
const paperOf = (link: string) => link.replace('/guest', '/guest.pdf');
const newest = async () => (await app.database.see(mediaKitLinks, actor, {}, { by: 'id', down: true }))[0]!;

describe('a shared media kit', () => {
  it('shows metrics with source and date, audience, works and reviews, but no private data', async () => {
    const link = await newLink();
    const answer = await visitor.get(link);
    const html = plain(await answer.text());
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('referrer-policy'),
    ]).toEqual([200, 'no-store', 'same-origin']);
    expect(html).toContain('<title>Mídia kit de Cecília Amaral');
    for (const text of [
      'Cecília Amaral',
      '48 mil',
      '4,5%',
      '62%',
      'sobre 48 mil seguidores',
      'Pele no verão',
    ]) {
      expect(html).toContain(text);
    }
    for (const text of [...secrets, '2.000,00', '200000']) expect(html).not.toContain(text);
    expect((await newest()).lastUsedAt).not.toBeNull();
  });

  it('shows the same metrics in the PDF as on the page', async () => {
    const link = await newLink();
    const paper = await visitor.get(paperOf(link));
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = (await pdfPages(paper)).join(' ');
    for (const part of [
      'Cecília Amaral',
      '48 mil',
      '4,5%',
      '62%',
      'sobre 48 mil seguidores',
      'Pele no verão',
      '4,5 de 5',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [...secrets, '2.000,00']) expect(text).not.toContain(part);
    const english = await (await new Browsing(app.url).get(`${link}&lang=en`)).text();
    expect(english).toContain('What brands say');
  });

  it('links brands to an invitation and visitors to the sign-up, on the page and in the PDF', async () => {
    const link = await newLink();
    await show(false, false);
    const id = (await newest()).creatorId;
    expect(await (await visitor.get(link)).text()).toContain(`href="/signup/brand?creator=${id}"`);
    const brand = await Browsing.as(app, people.brandOwner.id);
    expect(await (await brand.get(link)).text()).toContain(
      `href="/dashboard/client/new-briefing?creator=${id}"`,
    );
    expect((await pdfPages(await visitor.get(paperOf(link)))).join(' ')).toContain(
      `/signup/brand?creator=${id}`,
    );
    await show(true, false);
    expect((await pdfPages(await visitor.get(paperOf(link)))).join(' ')).toMatch(/\/c\/\d+\//);
  });

  it('shows prices only while the creator publishes them', async () => {
    const link = await newLink();
    await show(false, true);
    expect(plain(await (await visitor.get(link)).text())).toContain('2.000,00');
    expect((await pdfPages(await visitor.get(paperOf(link)))).join(' ')).toContain('2.000,00');
    await show(false, false);
    expect(plain(await (await visitor.get(link)).text())).not.toContain('2.000,00');
  });

  it('names the brands for which the creator has published, except for a silent squad', async () => {
    const link = await newLink();
    const brands = async () => [
      plain(await (await visitor.get(link)).text()).includes('Marcas com quem já trabalhou'),
      (await pdfPages(await visitor.get(paperOf(link)))).join(' ').includes('Marcas com quem já trabalhou'),
    ];
    const set = async (status: string, kind: string) => {
      await client.query('set session_replication_role = replica');
      await client.query(
        `update deliverables set status = $1, link = 'https://www.instagram.com/reel/abc/', published_at = now()`,
        [status],
      );
      await client.query('update briefings set kind = $1', [kind]);
      await client.query('reset session_replication_role');
    };
    expect(await brands()).toEqual([false, false]);
    await set('verified', 'silent_squad');
    expect(await brands()).toEqual([false, false]);
    await set('verified', 'creator');
    expect(await brands()).toEqual([true, true]);
    const page = plain(await (await visitor.get(link)).text());
    expect(page.slice(page.indexOf('Marcas com quem'))).toContain('Aurora');
  });

  it('is indexed by search engines only at the URL of the public profile', async () => {
    const link = await newLink();
    const robots = 'name="robots" content="noindex"';
    expect((await visitor.get(paperOf(link))).headers.get('x-robots-tag')).toBe('noindex');
    await show(false, false);
    expect(await (await visitor.get(link)).text()).toContain(robots);
    await show(true, false);
    const html = await (await visitor.get(link)).text();
    expect(html).not.toContain(robots);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/c\/\d+\/[\w-]+"/);
  });
});

describe('a link to a media kit', () => {
  it('returns 404 if it is revoked, has expired, or has no token', async () => {
    const [revoked, expired] = [await newLink('Um'), await newLink('Dois')];
    const [second, first] = await app.database.see(mediaKitLinks, actor, {}, { by: 'id', down: true });
    const revoke = { intent: 'revokeLink', id: String(first?.id), version: String(first?.version) };
    expect((await creator.send(here, revoke)).status).toBe(302);
    await client.query(`update media_kit_links set expires_at = now() - interval '1 second' where id = $1`, [
      second?.id,
    ]);
    for (const link of [
      revoked,
      expired,
      '/media-kit/guest',
      '/media-kit/guest?grant=x',
      '/media-kit/guest?grant=',
    ]) {
      expect([link, await status(link), await status(paperOf(link))]).toEqual([link, 404, 404]);
    }
  });

  it('returns 404 for a suspended creator', async () => {
    const link = await newLink();
    const set = (at: string | null) =>
      client.query('update users set suspended_at = $1 where id = $2', [at, people.creator.id]);
    await set(new Date().toISOString());
    expect([await status(link), await status(paperOf(link))]).toEqual([404, 404]);
    await set(null);
    expect(await status(link)).toBe(200);
  });

  it('is stored only as a hash, which no role can read', async () => {
    const link = await newLink();
    const hash = createHash('sha256')
      .update(link.split('grant=')[1] ?? '')
      .digest('hex');
    const { rows } = await client.query('select token_hash from media_kit_links order by id desc limit 1');
    expect(rows[0].token_hash).toBe(hash);
    const listed = await (await creator.get('/api/v1/media-kit-links')).text();
    expect(listed).toContain('Aurora');
    expect(listed).not.toContain(hash);
  });

  it('can be seen and revoked by its creator and by support only', async () => {
    await newLink();
    const { id, version } = await newest();
    expect(await app.database.see(mediaKitLinks, otherActor, {})).toEqual([]);
    for (const person of ['brandOwner', 'otherCreator', 'finance'] as const) {
      const other = await Browsing.as(app, people[person].id);
      expect([person, (await other.get(`/api/v1/media-kit-links/${id}`)).status]).toEqual([person, 404]);
    }
    const other = await Browsing.as(app, people.otherCreator.id);
    const answer = await other.send(here, { intent: 'revokeLink', id: String(id), version: String(version) });
    expect(answer.status).toBe(404);
    expect((await newest()).status).toBe('active');
    const brand = await Browsing.as(app, people.brandOwner.id);
    expect([(await brand.get(here)).status, (await visitor.get(`${here}.pdf`)).status]).not.toContain(200);
  });

  it('cannot be created without a recipient, and shows the error at that field', async () => {
    const answer = await creator.send(here, { intent: 'createLink', label: ' ', days: '30' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('aria-invalid="true"');
  });
});
