import type { SearchQuery } from '@elenco/core';
import { Dice, openOrm, systemRole } from '@elenco/db/testing';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { finishOf } from '../schema/slots';
import { addExternal, addMember, randomCreator } from './crowd';

export const now = '2026-11-20T12:00:00.000Z';
/** Rows per bitmap in tests. With the default of 64,000, each server would need half a million rows. */
export const CHUNK = 64;
export const PEOPLE = 900;

export interface Index {
  readonly url: string;
  readonly client: Client;
  em(): SqlEntityManager;
  close(): Promise<void>;
}

/**
 * Prepares the given database for tests: it gets small chunks, and sample profiles that are the same in every
 * run.
 */
export async function prepareIndex(database: { url: string; drop(): Promise<void> }): Promise<Index> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(finishOf(CHUNK));
  for (const slot of [0, 1]) {
    await client.query(`truncate search.bits_${slot}`);
    await client.query(`alter table search.bits_${slot} alter bits type bit(${CHUNK})`);
  }
  const dice = new Dice(20_261_128);
  for (let n = 0; n < 120; n += 1) {
    if (n % 4 === 0) await addMember(client, randomCreator(dice), n);
    else await addExternal(client, randomCreator(dice));
  }
  await client.query(
    `insert into external_profiles (created_at, updated_at, name, bio, main_skill, tags, country, state, city, presences,
       followers, engagement_bp, price_cents, languages, active_on, source, source_at)
     select '2026-11-01', '2026-11-01', 'Maria ' || case when n % 3 = 0 then 'Silva' else 'Souza' end, '',
       case when n % 50 = 0 then 'law' else 'food' end, '{}', case when n % 5 = 0 then 'PT' else 'BR' end, '',
       case when n % 230 = 0 then 'Ouro Preto' when n % 2 = 0 then 'Recife' else 'Natal' end,
       jsonb_build_array(jsonb_build_object('channel', 'tiktok', 'handle', 'm' || n, 'followers', n * 37 % 9000,
         'engagementBp', n % 900, 'source', 'estimated', 'measuredAt', '2026-11-01T00:00:00.000Z')),
       n * 37 % 9000, n % 900, n % 70 * 1000, '{pt}', '2026-11-01', 'a test', '2026-11-01'
     from generate_series(1, ${PEOPLE}) n`,
  );
  const orm = await openOrm(database.url, { poolMax: 4, role: systemRole });
  const em = () => orm.em.fork() as unknown as SqlEntityManager;
  return {
    url: database.url,
    client,
    em,
    async close() {
      await orm.close();
      await client.end();
      await database.drop();
    },
  };
}

/** Queries that together use every way to read the index. */
export const many: [string, Partial<SearchQuery>][] = [
  ['all profiles', {}],
  ['a very frequent word', { text: 'maria' }],
  ['two frequent words', { text: 'maria silva' }],
  ['a word and a rare filter', { text: 'souza', skills: ['law'] }],
  ['a rare filter', { skills: ['law'], verified: false }],
  ['several of each filter', { skills: ['law', 'food'], channels: ['tiktok', 'youtube'], languages: ['pt'] }],
  ['all of several specialties', { skills: ['beauty', 'fashion'], match: 'all' }],
  ['a rare place', { cities: ['ouro preto'] }],
  ['a rare place and a filter', { cities: ['ouro preto'], country: 'PT' }],
  ['numbers', { followersFrom: 2_000, followersTo: 4_000, activeWithin: 90 }],
  ['a typo', { text: 'mariia suoza' }],
  ['words that no profile has all of', { text: 'silva xyzzyx' }],
];
