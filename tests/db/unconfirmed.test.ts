import { tmpdir } from 'node:os';
import { consentTexts, signUpBrand, signUpCreator, UNCONFIRMED_DAYS } from '@elenco/core';
import { type Database, openDatabase, verifyAudit } from '@elenco/db';
import { erasures } from '@elenco/worker/erasures';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { marksLeft } from '../support/markers';
import { quiet } from './worker/processes';

const mark = 'zqx7';
const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const long = before(UNCONFIRMED_DAYS + 1);
const nobody = { role: 'nobody' } as const;

let own: FreshDatabase;
let database: Database;
let client: Client;
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = new Client({ connectionString: own.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await own.drop();
});

const person = (name: string) => ({
  name: `${name} Silva`,
  email: `${name}@${name}.example`,
  phone: '+5581998765432',
  locale: 'pt' as const,
  passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${name}`,
  terms: true as const,
  termsVersion: consentTexts.terms,
  ip: '192.0.2.7',
  userAgent: `Browser of ${name}`,
});
const creator = (name: string, now: string) =>
  database.perform(
    signUpCreator,
    { ...person(name), profileType: 'freelancer', mainSkill: 'dance', tags: [], categories: [] },
    { actor: nobody, now },
  );
const brand = (name: string, now: string) =>
  database.perform(
    signUpBrand,
    { ...person(name), tradeName: `Marca ${name}`, legalName: `${name} Ltda`, cnpj: '11222333000181' },
    { actor: nobody, now },
  );
const run = () => {
  const settings = { baseUrl: 'https://elenco.example', dataDir: tmpdir() };
  return erasures({ database, settings, log: quiet }).eraseUnconfirmed();
};
const audited = async () => (await client.query('select from audit')).rowCount;

it('deletes an unconfirmed sign-up completely after its days, with its company', async () => {
  await creator(mark, long);
  await brand(`${mark}-marca`, long);
  expect(Object.keys(await marksLeft(client, [mark]))).toContain('companies.trade_name');
  await Promise.all([run(), run()]);
  expect(await marksLeft(client, [mark])).toEqual({});
  const { rows } = await client.query('select ip, user_agent from consents');
  expect(rows.every(({ ip, user_agent }) => ip === '' && user_agent === '')).toBe(true);
  expect((await client.query('select from retentions')).rowCount).toBe(0);
  expect((await client.query('select from credentials')).rowCount).toBe(0);
  expect((await verifyAudit(own.url)).broken).toEqual([]);

  const once = await audited();
  await run();
  expect(await audited()).toBe(once);
});

it('keeps later, resent and confirmed sign-ups', async () => {
  await creator('young', before(UNCONFIRMED_DAYS - 1));
  await creator('again', long);
  await creator('again', before(1));
  await creator('known', long);
  const { rows } = await client.query<{ id: number }>(`select id from users where email like 'known@%'`);
  await client.query('update users set confirmed_at = $1 where id = $2', [long, rows[0]?.id]);
  const once = await audited();
  await run();
  expect(await audited()).toBe(once);
  expect(Object.keys(await marksLeft(client, ['young@', 'again@', 'known@']))).toContain('users.email');
});

it('frees the address again', async () => {
  await creator(mark, before(0));
  expect(Object.keys(await marksLeft(client, [mark]))).toContain('users.email');
});
