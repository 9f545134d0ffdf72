import { askWithoutAccount, confirmInquiry, eraseDue, scheduleErasure } from '@elenco/core';
import { supporter } from '@elenco/core/testing';
import { freshDatabase } from '@elenco/tests/support/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { about, type ImportFixture, importing, ndjson, on } from '../testing/importing';

const now = '2026-11-21T12:00:00.000Z';
const visitor = { role: 'nobody' } as const;
const email = 'lia@example.com';
const lia = { name: 'Lia Prado', accounts: [on('instagram', 'lia.prado'), on('tiktok', 'lia_p')] };

let world: ImportFixture;
beforeAll(async () => {
  world = await importing(await freshDatabase());
  await world.database.search.importFile(
    world.file('first.ndjson', ndjson(lia, { name: 'Ivo Reis', accounts: [on('instagram', 'ivo')] })),
    about,
  );
});
afterAll(() => world.end());

const count = async (sql: string, ...values: unknown[]) => {
  const { rows } = await world.client.query<{ count: number }>(`select count(*)::int ${sql}`, values);
  return rows[0]?.count;
};

/**
 * Requests the erasure of a handle without an account, confirms the e-mail address, and approves the request
 * as staff. Returns the id of the request.
 */
async function requestErasure(handle: string): Promise<number> {
  const { database, client } = world;
  const asked = {
    email,
    locale: 'pt',
    kind: 'erasure',
    text: 'Apaguem.',
    channel: 'instagram',
    handle,
  } as const;
  await database.perform(askWithoutAccount, asked, { actor: visitor, now });
  const tokenHash = 'a'.repeat(64);
  await client.query('update privacy_inquiries set token_hash = $1', [tokenHash]);
  await database.perform(confirmInquiry, { tokenHash }, { actor: visitor, now });
  const { rows } = await client.query<{ id: number }>(
    `select id from privacy_requests where user_id is null and status = 'open'`,
  );
  const { id } = rows[0] as { id: number };
  const decision = { id, erases: 'no_account', codeSeen: 'yes' } as const;
  await database.perform(scheduleErasure, decision, { actor: supporter, now });
  return id;
}
const erase = (id: number) => {
  const notice = { subject: 'Apagado', text: 'Adeus.', html: '<p>Adeus.</p>' };
  return world.database.perform(eraseDue, { id, notice }, { actor: { role: 'system' }, now });
};

it('erases an imported profile and all data stored under the requester’s e-mail address', async () => {
  await world.client.query(
    `insert into leads (created_at, updated_at, status, status_since, name, email, company, message, locale, source, consented_at)
     values ($1, $1, 'new', $1, 'Lia', $2, 'Lia', '', 'pt', 'home', $1)`,
    [now, email],
  );
  const id = await requestErasure('lia.prado');
  expect(await world.database.erasure.due(now)).toEqual([{ id, name: '', locale: 'pt' }]);
  await erase(id);
  expect(await world.find('lia prado')).toEqual([]);
  for (const table of ['external_profiles', 'external_sources', 'external_handles']) {
    expect(await count(`from ${table} t where t::text ~* 'lia'`)).toBe(0);
  }
  expect(await count('from leads where email = $1', email)).toBe(0);
  expect(await count('from mails where to_address = $1', email)).toBe(1);
  const { rows } = await world.client.query(
    'select status, email, channel, handle, code, text from privacy_requests where id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'done', email: null, channel: null, handle: null, code: null, text: '' }]);
  expect(await world.find('ivo reis')).toHaveLength(1);
});

it('refuses later import lines with an erased handle without revealing the handle', async () => {
  const again = { name: 'Lia P.', accounts: [on('tiktok', 'lia_p')] };
  const done = await world.database.search.importFile(
    world.file('later.ndjson', ndjson(again, { name: 'Nara Luz', accounts: [on('instagram', 'nara')] })),
    about,
  );
  expect(done).toMatchObject({ lines: 2, added: 1, refused: 1 });
  expect(await world.database.search.refusals(done.id, 10)).toMatchObject([
    { line: 1, pointer: '', code: 'asked_to_be_erased' },
  ]);
  expect(await world.find('lia')).toEqual([]);
});

it('blocks an erased handle from imports even if no file has contained it yet', async () => {
  await erase(await requestErasure('not.yet'));
  const done = await world.database.search.importFile(
    world.file('new.ndjson', ndjson({ name: 'Not Yet', accounts: [on('instagram', 'not.yet')] })),
    about,
  );
  expect(done).toMatchObject({ added: 0, refused: 1 });
});

it('blocks the verified handles of an erased member from imports', async () => {
  const { database, client, file } = world;
  const presence = { ...on('instagram', 'Rui.Sa'), source: 'verified', engagementBp: 0, measuredAt: now };
  const { rows } = await client.query<{ id: number }>(
    `insert into creators (created_at, updated_at, name, profile_type, bio, main_skill, tags, categories, country, state,
       city, portrait, available, presences, followers, engagement_bp, price_cents, currency, evaluation_average,
       evaluation_count, public_profile, price_public, prices, links)
     values ($1, $1, 'Rui', 'content_creator', '', 'beauty', '{}', '{}', 'BR', 'SP', '', 'rui', true, $2, 1, 0, null, 'BRL',
       null, 0, false, false, '[]', '{}') returning id`,
    [now, JSON.stringify([presence])],
  );
  const creatorId = rows[0]?.id;
  await client.query(
    `insert into users (created_at, updated_at, email, name, locale, staff, duties, confirmed_at, creator_id)
     values ($1, $1, 'rui@example.com', 'Rui', 'pt', false, '{}', $1, $2)`,
    [now, creatorId],
  );
  await client.query(
    `insert into privacy_requests (created_at, updated_at, user_id, kind, status, status_since, text, due_on, erases, erase_at, answer)
     select $1, $1, id, 'erasure', 'open', $1, '', '2026-12-06', 'profile', $1, '' from users where creator_id = $2`,
    [now, creatorId],
  );
  const [due] = await database.erasure.due(now);
  await erase(due?.id ?? 0);
  const done = await database.search.importFile(
    file('member.ndjson', ndjson({ name: 'Rui Sá', accounts: [on('instagram', 'rui.sa')] })),
    about,
  );
  expect(done).toMatchObject({ added: 0, refused: 1 });
});
