import { allowances } from '@elenco/core';
import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database';
import { openOrm } from '../kernel/orm';

let own: FreshDatabase;
let orm: MikroORM;
/** Two processes of the portal with the same database. */
let one: Database;
let other: Database;
beforeAll(async () => {
  own = await freshDatabase();
  [one, other] = [
    await openDatabase(own.url, { poolMax: 3, limits: longTimeouts }),
    await openDatabase(own.url, { poolMax: 3, limits: longTimeouts }),
  ];
  orm = await openOrm(own.url, { poolMax: 1 });
});
afterAll(async () => {
  for (const each of [one, other, orm]) await each.close();
  await own.drop();
});

const noon = '2026-11-21T12:00:00.000Z';
const { account, ip } = allowances.signUp;

describe('a rate-limited attempt, such as signing up,', () => {
  it('is counted by account across all processes', async () => {
    const tries = Array.from({ length: account.times + 3 }, (_, n) =>
      (n % 2 ? one : other).identity.allowed(
        'signUp',
        { account: 'Ana@Marca.example ', ip: `192.0.2.${n}` },
        noon,
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(account.times);
    const again = (email: string, now = noon) =>
      one.identity.allowed('signUp', { account: email, ip: '192.0.2.200' }, now);
    expect(await again('ana@marca.example')).toBe(false);
    expect(await again('bia@marca.example')).toBe(true);
    expect(await again('ana@marca.example', '2026-11-21T13:00:00.000Z')).toBe(true);
  });

  it('is counted by IP address across all accounts', async () => {
    const from = (n: number) =>
      one.identity.allowed('signUp', { account: `a${n}@marca.example`, ip: '198.51.100.7' }, noon);
    for (let n = 0; n < ip.times; n += 1) expect(await from(n)).toBe(true);
    expect(await from(ip.times)).toBe(false);
    expect(await one.identity.allowed('resend', { ip: '198.51.100.7' }, noon)).toBe(true);
  });

  it('is counted together with all attempts from the same IPv6 network', async () => {
    const { times } = allowances.google.ip;
    const from = (end: string) => one.identity.allowed('google', { ip: `2001:db8:1:${end}` }, noon);
    for (let n = 0; n < times; n += 1) expect(await from(`2::${n}`)).toBe(true);
    expect(await from('2:ffff::1')).toBe(false);
    expect(await from('3::1')).toBe(true);
  });

  it('is reported if it exceeds the limit, and is no longer counted after a call of `giveBack`', async () => {
    const reported: unknown[] = [];
    one.limits.on('reached', (limit) => reported.push(limit));
    const by = { ip: '198.51.100.99' };
    const { times } = allowances.prelaunch.ip;
    for (let n = 0; n < times * 2; n += 1) {
      expect(await one.identity.allowed('prelaunch', by, noon)).toBe(true);
      await one.identity.giveBack('prelaunch', by, noon);
    }
    for (let n = 0; n < times; n += 1) expect(await one.identity.allowed('prelaunch', by, noon)).toBe(true);
    expect(reported).toEqual([]);
    expect(await one.identity.allowed('prelaunch', by, noon)).toBe(false);
    expect(reported).toEqual([{ limit: 'prelaunch', by: 'ip', ...by }]);
  });

  it('is stored without e-mail and IP address, and is deleted after some days', async () => {
    const kept = () => orm.em.fork().execute<{ key: string }[]>('select key from counters');
    expect(JSON.stringify(await kept())).not.toMatch(/marca|198\.51|2001/);
    await one.upkeep.expire('2026-11-24T12:00:00.000Z');
    expect(await kept()).toEqual([]);
  });
});
