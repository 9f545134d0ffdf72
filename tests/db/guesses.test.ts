import { guessDelays } from '@elenco/core';
import { hashPassword } from '@elenco/db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneOfEach, people } from '../api/cast';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';

const right = 'the right password';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const browser = { now: at(0), ip: '192.0.2.1', userAgent: 'test' };

const { database, client, url } = await testDatabase({ poolMax: 4 });

beforeAll(async () => {
  await putRows(url, oneOfEach);
  await client.query(
    `insert into credentials (user_id, password_hash, changed_at, created_at, updated_at)
     select id, $1, $2, now(), now() from users`,
    [await hashPassword(right), at(-60)],
  );
});
const { email } = people.brandOwner;

describe('password guessing', () => {
  const guess = (ip: string, password: string, minutes = 0, address = email) => {
    const by = {
      kind: 'password',
      email: address,
      password,
      ip,
      userAgent: 'test',
      now: at(minutes),
    } as const;
    return database.identity.tryPassword(by).then(
      (person) => (person ? 'in' : 'wrong'),
      ({ code }: { code: string }) => code,
    );
  };
  const wrongTries = async (tries: number, ip: (n: number) => string, address = email) => {
    const answers = [];
    for (let n = 0; n < tries; n += 1) answers.push(await guess(ip(n), 'wrong', 0, address));
    return answers.filter((answer) => answer === 'wrong').length;
  };
  const { together, account, ip } = guessDelays;
  beforeEach(() => client.query('delete from guesses; delete from known_devices'));

  it('is slowed down only for the IP address of the guesser', async () => {
    expect(await wrongTries(10, () => '198.51.100.1')).toBe(together.free);
    expect(await guess('198.51.100.1', right)).toBe('too_often');
    expect(await guess('203.0.113.1', right)).toBe('in');
    // Only the IP address of the guesser must wait. The account is not locked for other addresses.
    expect(await guess('198.51.100.1', right, together.first / 60)).toBe('in');
  });

  it('is counted exactly even if attempts are concurrent', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => guess('198.51.100.1', 'wrong')));
    expect(tries.filter((answer) => answer === 'wrong')).toHaveLength(together.free);
  });

  it("is slowed down even if it comes from many IP addresses, except on the user's known devices", async () => {
    await database.identity.openSession(people.brandOwner.id, browser);
    expect(await wrongTries(account.free + 10, (n) => `198.51.100.${n}`)).toBe(account.free);
    expect(await guess('203.0.113.1', right)).toBe('too_often');
    expect(await guess(browser.ip, right)).toBe('in');
    // After a sign-in on a known device, other devices must still wait.
    expect(await guess('203.0.113.1', right)).toBe('too_often');
    expect(await guess('203.0.113.1', right, account.first / 60)).toBe('in');
  });

  it('is slowed down per IP address across all accounts, not counting sign-ins on known devices', async () => {
    const office = '198.51.100.9';
    for (let n = 0; n < ip.free + 5; n += 1) expect(await guess(office, right)).toBe('in');
    let tried = 0;
    for (let n = 0; n < 10; n += 1) tried += await wrongTries(5, () => office, `person${n}@else.example`);
    expect(tried).toBe(ip.free);
    expect(await guess(office, right)).toBe('too_often');
  });

  it('is counted without storing an IP address, and the counts are deleted later', async () => {
    await wrongTries(1, () => '198.51.100.1');
    const kept = async () => (await client.query('select key from guesses')).rows;
    expect(JSON.stringify(await kept())).not.toMatch(/aurora|198\.51/);
    await database.upkeep.expire(at(3 * 24 * 60));
    expect(await kept()).toEqual([]);
  });
});
