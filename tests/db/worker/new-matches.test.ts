import { tmpdir } from 'node:os';
import { actorOf } from '@elenco/core';
import { aConnection, aCreator, aNetworkPost, aSavedSearch, aUser, ids } from '@elenco/core/testing';
import { type Database, openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { putRows } from '../../support/rows';
import { serveMail } from './mailServer';
import { BRAND, memberId, populate } from './people';
import { quiet } from './processes';

let own: FreshDatabase;
let database: Database;
let client: Client;

const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
const LOOKED = days(-3);
const kept = (id: number, given: Partial<ReturnType<typeof aSavedSearch>>) =>
  aSavedSearch({ id, query: 'skill=pets', createdById: ids.brandUser, lookedAt: LOOKED, ...given });
/** Inserts a creator whose account was created at `createdAt`. */
const createCreator = (id: number, createdAt: string, given: Partial<ReturnType<typeof aCreator>> = {}) =>
  putRows(own.url, [
    ['creators', aCreator({ id, name: `Pessoa ${id}`, mainSkill: 'pets', createdAt, ...given })],
    [
      'users',
      aUser({
        id: id + 1_000,
        email: `${id}@story.example`,
        companyId: null,
        companyRole: null,
        creatorId: id,
      }),
    ],
  ]);
const reported = async () => {
  const { rows } = await client.query<{ row_id: number; title: string }>(
    `select row_id, data ->> 'title' as title from events where kind = 'users.newMatches' order by id`,
  );
  return rows.map(({ row_id, title }) => [row_id, title]);
};

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
  await putRows(own.url, [
    [
      'saved-searches',
      kept(1, { name: 'Pets' }),
      kept(2, { name: 'Pets que alguém acha pelo nome', query: 'q=valentina' }),
      kept(3, { name: 'Sem aviso', notify: false }),
      kept(4, { name: 'Só caros', query: 'priceFrom=900000&skill=pets' }),
      kept(6, { name: 'Na legenda', query: 'captions=%23gatos&skill=pets' }),
      kept(5, { name: 'Da colega', createdById: memberId, lookedAt: days(-0.5) }),
    ],
  ]);
  await createCreator(50, days(-4));
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

describe('a user with a saved search', () => {
  it('gets no notification if no new creator has matched since the user’s last visit', async () => {
    await database.upkeep.notifyNewMatches(days(0));
    expect(await reported()).toEqual([]);
  });

  it('is notified of the new matches of all searches once a day, even if the job is repeated', async () => {
    await createCreator(51, days(-2));
    await putRows(own.url, [
      ['connections', aConnection({ creatorId: 51, postsSince: days(-1) })],
      ['network_posts', aNetworkPost({ creatorId: 51, caption: 'Manhã de #gatos' })],
    ]);
    await createCreator(52, days(-1), { name: 'Valentina Peçanha' });
    await createCreator(53, days(-1), { mainSkill: 'law', tags: [] });
    const now = days(0);
    await Promise.all([1, 2, 3].map(() => database.upkeep.notifyNewMatches(now)));
    await database.upkeep.notifyNewMatches(now);
    expect(await reported()).toEqual([
      [ids.brandUser, 'Na legenda (1), Pets (2), Pets que alguém acha pelo nome (1)'],
    ]);
  });

  it('sees beside each saved search as many new creators as the notification states', async () => {
    const brand = actorOf(aUser({ id: ids.brandUser }));
    const searches = [1, 3, 4].map((id) => ({
      id,
      query: id === 4 ? 'priceFrom=900000&skill=pets' : 'skill=pets',
      lookedAt: id === 3 ? days(-1.5) : LOOKED,
    }));
    const counts = await database.party.newMatches(brand, searches, days(0));
    expect([1, 3, 4].map((id) => counts.get(id))).toEqual([2, 1, 0]);
  });

  it("is notified by e-mail and in the app, in the user's language, with an unsubscribe link", async () => {
    const mail = await serveMail();
    const worker = await startWorker({
      database,
      settings: {
        baseUrl: 'https://elenco.example',
        smtpUrl: `smtp://127.0.0.1:${mail.port}`,
        mailFrom: 'Elenco <no-reply@elenco.example>',
        dataDir: tmpdir(),
        secretsKey: 'a'.repeat(64),
      },
      log: quiet,
    });
    await database.outbox.idle();
    await worker.stop();
    await mail.close();
    expect(mail.received.map(({ to }) => to)).toEqual([[BRAND]]);
    const text = mail.received[0]!.raw.replace(/=\r\n/g, '');
    expect(text).toContain('https://elenco.example/dashboard/client/search/saved');
    const stop = 'https://elenco.example/searches/stop\\?key=3D([\\w-]{43})';
    const [, key] = new RegExp(stop).exec(text) ?? [];
    const headers = mail.received[0]!.raw.split('\r\n\r\n')[0]!.replace(/\r\n\s+/g, ' ');
    expect(headers).toContain(`List-Unsubscribe: <https://elenco.example/searches/stop?key=${key}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // Staff may read the stored text, so it no longer contains the key of the unsubscribe link.
    const kept = await client.query('select secret, text_body, html_body, stop_link from mails');
    expect(kept.rows).toEqual([
      {
        secret: false,
        text_body: expect.stringContaining('/searches/stop?key={key}'),
        html_body: expect.stringContaining('/searches/stop?key={key}'),
        stop_link: 'https://elenco.example/searches/stop?key={key}',
      },
    ]);
    expect(JSON.stringify(kept.rows)).not.toContain(key);
    const { rows } = await client.query('select user_id, link from notifications');
    expect(rows).toEqual([{ user_id: ids.brandUser, link: '/dashboard/client/search/saved' }]);
  });

  it('is notified the next day of creators who matched later, also if they match other saved searches', async () => {
    await createCreator(54, days(0.2));
    await database.upkeep.notifyNewMatches(days(1));
    expect((await reported()).slice(1)).toEqual([
      [ids.brandUser, 'Pets (1)'],
      [memberId, 'Da colega (1)'],
    ]);
  });

  it('gets no notification after turning notifications off or being suspended', async () => {
    await createCreator(55, days(1.5));
    await client.query('update saved_searches set notify = false where id = 1');
    await client.query('update users set suspended_at = now() where id = $1', [memberId]);
    await database.upkeep.notifyNewMatches(days(2));
    expect(await reported()).toHaveLength(3);
  });
});
