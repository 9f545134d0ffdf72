import { tmpdir } from 'node:os';
import { consentTexts, signUpBrand, signUpCreator, UNCONFIRMED_DAYS } from '@elenco/core';
import { verifyAudit } from '@elenco/db';
import { erasures } from '@elenco/worker/erasures';
import { expect, it } from 'vitest';
import { marksLeft } from '../support/markers';
import { testDatabase } from '../support/testDatabase';
import { quiet } from './worker/processes';

const mark = 'zqx7';
const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const long = before(UNCONFIRMED_DAYS + 1);
const nobody = { role: 'nobody' } as const;

const { database, client, url } = await testDatabase();

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

it('deletes a sign-up and the company of the new user if the e-mail address was not confirmed in time', async () => {
  await creator(mark, long);
  await brand(`${mark}-marca`, long);
  expect(Object.keys(await marksLeft(client, [mark]))).toContain('companies.trade_name');
  await Promise.all([run(), run()]);
  expect(await marksLeft(client, [mark])).toEqual({});
  const { rows } = await client.query('select ip, user_agent from consents');
  expect(rows.every(({ ip, user_agent }) => ip === '' && user_agent === '')).toBe(true);
  expect((await client.query('select from retentions')).rowCount).toBe(0);
  expect((await client.query('select from credentials')).rowCount).toBe(0);
  expect((await verifyAudit(url)).broken).toEqual([]);

  const once = await audited();
  await run();
  expect(await audited()).toBe(once);
});

it('keeps confirmed sign-ups, and unconfirmed ones that are new or whose e-mail was sent again', async () => {
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

it('frees the e-mail address of a deleted sign-up', async () => {
  await creator(mark, before(0));
  expect(Object.keys(await marksLeft(client, [mark]))).toContain('users.email');
});
