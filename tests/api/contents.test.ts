import { type Actor, draftContent, publishContentItem, reviseContent, withdrawContent } from '@elenco/core';
import { type Database, openDatabase, seedFirstContents } from '@elenco/db';
import { published, publishedOne } from '@elenco/portal/content';
import { type Contents, contentsOf } from '@elenco/portal/server/contents';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { putRows } from '../support/rows';
import { people } from './cast';

const editor: Actor = { role: 'admin', userId: people.content.id, name: 'Lucas', duties: ['content'] };
const now = '2026-11-21T12:00:00.000Z';

let own: FreshDatabase;
let database: Database;
let other: Database;
let client: Client;
/** `here` and `there` are the caches of two simulated portal processes. */
let here: Contents;
let there: Contents;

beforeAll(async () => {
  own = await freshDatabase();
  await putRows(own.url, [['users', people.content]]);
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = new Client({ connectionString: own.url });
  await client.connect();
  other = await openDatabase(own.url, { limits: longTimeouts });
  [here, there] = [contentsOf(database), contentsOf(other)];
});
afterAll(async () => {
  await here.close();
  await there.close();
  await client.end();
  await database.close();
  await other.close();
  await own.drop();
});

const titles = async (contents: Contents, locale: 'pt' | 'en' = 'pt') =>
  (await published({ contents, locale }, 'tag')).map(({ title }) => title);
const tag = (pt: string, en: string) => ({ title: { pt, en }, link: '' });
const act = { actor: editor, now };

describe('the cache of public contents', () => {
  it('is updated in every process when a content is published, but not when it is drafted', async () => {
    await expect.poll(() => countListeners()).toBe(2);
    expect(await titles(there)).toEqual([]);
    const before = (await there.read()).version;

    const { id } = await database.perform(
      draftContent,
      { kind: 'tag', slug: 'music', draft: tag('Música', 'Music') },
      act,
    );
    expect(await titles(here)).toEqual([]);
    await database.perform(publishContentItem, { id }, act);
    for (const process of [here, there]) {
      await expect.poll(() => titles(process)).toEqual(['Música']);
      expect(await titles(process, 'en')).toEqual(['Music']);
    }
    const after = (await there.read()).version;
    expect(after).not.toBe(before);
    expect((await here.read()).version).toBe(after);

    const draft = { id, version: 2, slug: 'music', draft: tag('Som', 'Sound') };
    await database.perform(reviseContent, draft, act);
    expect(await titles(there)).toEqual(['Música']);
    expect((await there.read()).version).toBe(after);
    await database.perform(publishContentItem, { id }, act);
    await expect.poll(() => titles(there)).toEqual(['Som']);

    await database.perform(withdrawContent, { id }, act);
    await expect.poll(() => titles(there)).toEqual([]);
    expect(await publishedOne({ contents: there, locale: 'pt' }, 'tag', 'music')).toBeUndefined();
  });

  it('is bypassed while the connection to the database is lost, and used again afterwards', async () => {
    const { id } = await database.perform(
      draftContent,
      { kind: 'tag', slug: 'dance', draft: tag('Dança', 'Dance') },
      act,
    );
    expect(await titles(there)).toEqual([]);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'elenco-listen'`,
    );
    await database.perform(publishContentItem, { id }, act);
    await expect.poll(() => titles(there)).toEqual(['Dança']);
    await expect.poll(() => countListeners()).toBe(2);
    await database.perform(withdrawContent, { id }, act);
    await expect.poll(() => titles(there)).toEqual([]);
  });

  it('is filled by the first read of public content', async () => {
    // Waits until the last notification, which clears the cache, has arrived.
    await expect
      .poll(async () => {
        const first = await here.read();
        return (await here.read()) === first;
      })
      .toBe(true);
  });
});

describe('a published version of content', () => {
  it.each(['update content_versions set edition = 9', 'delete from content_versions'])(
    'cannot be changed by SQL: %s',
    async (sql) => {
      await expect(client.query(sql)).rejects.toThrow();
    },
  );
});

describe('the contents of a new installation', () => {
  it('are inserted once, in Portuguese and English', async () => {
    await Promise.all([seedFirstContents(own.url, now), seedFirstContents(own.url, now)]);
    const { rows } = await client.query<{ kind: string; count: number }>(
      `select kind, count(*)::int from contents where status = 'published' group by kind order by kind`,
    );
    const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({ banner: 1, lesson: 5, plan: 4 });
    // Testimonials and case studies would be untrue for a new platform.
    expect(counts).not.toHaveProperty('testimonial');
    expect(counts).not.toHaveProperty('case');
    await expect
      .poll(async () => (await published({ contents: there, locale: 'en' }, 'lesson')).length)
      .toBe(5);
  });
});

/** Returns the number of processes that listen for publications. */
async function countListeners(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database()
       and application_name = 'elenco-listen' and state = 'idle' and query like 'listen%'`,
  );
  return rows[0]?.count ?? 0;
}
