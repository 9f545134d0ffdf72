import {
  actorOf,
  changePassword,
  endSessions,
  forgotPassword,
  knownDeviceDays,
  linkHours,
  MAX_SESSIONS,
  resetPassword,
  sessionLimits,
} from '@elenco/core';
import { hashPassword, linkHashOf } from '@elenco/db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneOfEach, people } from '../api/cast';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const browser = { now: at(0), ip: '192.0.2.1', userAgent: 'test' };
const nobody = { role: 'nobody' } as const;

const { database, client, url } = await testDatabase({ poolMax: 4 });
let hash: string;

beforeAll(async () => {
  await putRows(url, oneOfEach);
  hash = await hashPassword('the old password');
});
beforeEach(async () => {
  await client.query('delete from sessions; delete from mail_links; delete from credentials');
  await client.query(
    `insert into credentials (user_id, password_hash, changed_at, created_at, updated_at)
     select id, $1, $2, now(), now() from users`,
    [hash, at(-60)],
  );
});

const lastSeen = async () =>
  (await client.query('select last_seen_at as at from sessions')).rows[0].at.toISOString();
const isOpen = async (token: string, minutes: number) =>
  (await database.identity.findSession(token, at(minutes))) !== undefined;
const openFor = (person: keyof typeof people) => database.identity.openSession(people[person].id, browser);

describe('a session', () => {
  it('is reported to the user if it starts on an unknown device and is not the user’s first session', async () => {
    const { id } = people.otherBrand;
    const reported = async () =>
      (await client.query(`select from events where kind = 'users.newSignIn' and row_id = $1`, [id]))
        .rowCount;
    const from = (ip: string, userAgent: string) =>
      database.identity.openSession(id, { now: at(0), ip, userAgent });
    await from('2001:db8:1:2::1', 'Firefox/144.0 (Linux)');
    await from('2001:db8:1:2::ffff', 'Firefox/146.0 (Linux)');
    expect(await reported()).toBe(0);
    await Promise.all([
      from('2001:db8:1:3::1', 'Firefox/146.0 (Linux)'),
      from('2001:db8:1:3::2', 'Firefox/146.0 (Linux)'),
    ]);
    expect(await reported()).toBe(1);
    await from('2001:db8:1:3::1', 'Safari/604.1 (iPhone)');
    await from('2001:db8:1:2::1', 'Firefox/144.0 (Linux)');
    expect(await reported()).toBe(2);
    const { rows } = await client.query('select device_hash from known_devices where user_id = $1', [id]);
    expect(rows).toHaveLength(3);
    await database.upkeep.expire(at(knownDeviceDays * 24 * 60 + 1));
    expect((await client.query('select from known_devices where user_id = $1', [id])).rowCount).toBe(0);
  });

  it('is closed if it was idle longest when the user exceeds the maximum number of sessions', async () => {
    const open = (minutes: number) =>
      database.identity.openSession(people.brandOwner.id, { ...browser, now: at(minutes) });
    const other = await openFor('brandMember');
    const tokens: string[] = [];
    for (let n = 0; n < MAX_SESSIONS; n += 1) tokens.push(await open(n));
    // Uses the first session again, so that the second session is the one that was idle longest.
    expect(await isOpen(tokens[0]!, MAX_SESSIONS)).toBe(true);
    const more = await Promise.all([open(MAX_SESSIONS + 1), open(MAX_SESSIONS + 1)]);
    const remaining = await Promise.all([...tokens, ...more].map((token) => isOpen(token, MAX_SESSIONS + 2)));
    expect(remaining.flatMap((stands, n) => (stands ? [] : [n]))).toEqual([1, 2]);
    expect(await isOpen(other, MAX_SESSIONS + 2)).toBe(true);
  });

  it('ends after a period of inactivity, which is shorter for staff', async () => {
    for (const person of ['brandOwner', 'finance'] as const) {
      const { idleMinutes } = sessionLimits(people[person].staff);
      const token = await openFor(person);
      expect(await isOpen(token, idleMinutes - 1)).toBe(true);
      expect(await isOpen(token, 2 * idleMinutes - 1)).toBe(false);
    }
  });

  it('ends at its maximum age, even if it is used', async () => {
    for (const person of ['brandOwner', 'finance'] as const) {
      const { idleMinutes, minutes } = sessionLimits(people[person].staff);
      const token = await openFor(person);
      for (let now = 0; now < minutes; now += idleMinutes / 2) expect(await isOpen(token, now)).toBe(true);
      expect(await isOpen(token, minutes)).toBe(false);
    }
  });

  it('records its last use every five minutes, not with every request', async () => {
    const token = await openFor('brandOwner');
    for (const [minutes, seen] of [
      [1, 0],
      [5, 0],
      [6, 6],
      [7, 6],
      [30, 30],
    ] as const) {
      await database.identity.findSession(token, at(minutes));
      expect(await lastSeen()).toBe(at(seen));
    }
  });

  it('is invalid while the user is suspended', async () => {
    const token = await openFor('brandMember');
    await client.query('update users set suspended_at = now() where id = $1', [people.brandMember.id]);
    expect(await isOpen(token, 1)).toBe(false);
    await client.query('update users set suspended_at = null where id = $1', [people.brandMember.id]);
  });

  it('is deleted by the upkeep job once it has expired or was idle too long', async () => {
    await openFor('brandOwner');
    await openFor('finance');
    await database.upkeep.expire(at(sessionLimits(true).idleMinutes + 1));
    const { rows } = await client.query('select user_id from sessions');
    expect(rows).toEqual([{ user_id: people.brandOwner.id }]);
  });

  it('can be ended by its own user only, while other users get 404', async () => {
    const token = await openFor('brandOwner');
    const id = (await database.identity.findSession(token, at(1)))?.sessionId ?? 0;
    const as = (person: keyof typeof people) => ({ actor: actorOf(people[person]), now: at(1) });
    const refused = { code: 'not_found', errors: [] };
    await expect(database.perform(endSessions, { id }, as('brandMember'))).rejects.toMatchObject(refused);
    await expect(database.perform(endSessions, { id: 999_999 }, as('brandMember'))).rejects.toMatchObject(
      refused,
    );
    await expect(database.perform(endSessions, { id }, { actor: nobody, now: at(1) })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect(await isOpen(token, 2)).toBe(true);
    await database.perform(endSessions, { id }, as('brandOwner'));
    expect(await isOpen(token, 3)).toBe(false);
  });
});

describe('an API token', () => {
  const issued = (days: number) =>
    database.identity.issueToken(people.finance.id, { name: 'test', scopes: ['read'], days, now: at(0) });

  it('is valid until it expires or is revoked', async () => {
    const { id, token } = await issued(1);
    const isValid = async (minutes: number) =>
      (await database.identity.findToken(token, at(minutes)))?.user.id === people.finance.id;
    expect(await isValid(1_439)).toBe(true);
    expect(await isValid(1_440)).toBe(false);
    await database.identity.revokeToken(people.finance.id, id, at(2));
    expect(await isValid(3)).toBe(false);
  });

  it('records its last use every five minutes, not with every call', async () => {
    const { id, token } = await issued(2);
    for (const [minutes, seen] of [
      [1, 1],
      [5, 1],
      [7, 7],
      [8, 7],
      [30, 30],
    ] as const) {
      await database.identity.findToken(token, at(minutes));
      const { rows } = await client.query('select last_used_at as at from tokens where id = $1', [id]);
      expect(rows[0].at.toISOString()).toBe(at(seen));
    }
  });
});

let count = 0;
/** Creates the token in the link of an e-mail with which a user sets a password. */
async function keyFor(minutes: number, purpose: 'password' | 'invitation' = 'password'): Promise<string> {
  count += 1;
  const key = `key-${count}`;
  await client.query(
    `insert into mail_links (user_id, purpose, token_hash, expires_at, created_at, updated_at)
     values ($1, $5, $2, $3, $4, $4)`,
    [people.brandOwner.id, linkHashOf(key), at(minutes + linkHours[purpose] * 60), at(minutes), purpose],
  );
  return key;
}
const reset = (key: string, passwordHash: string, minutes: number) =>
  database.perform(
    resetPassword,
    { tokenHash: linkHashOf(key), passwordHash },
    { actor: nobody, now: at(minutes) },
  );
const over = { code: 'refused', errors: [{ pointer: '', code: 'link_not_valid' }] };
const { email } = people.brandOwner;

describe('the link to reset a password', () => {
  it('is e-mailed to registered addresses only, while the response is the same for all addresses', async () => {
    for (const asked of [email, 'nobody@aurora.example']) {
      const reply = await database.perform(forgotPassword, { email: asked }, { actor: nobody, now: at(0) });
      expect(reply).toEqual({});
    }
    const { rows } = await client.query(`select row_id from events where kind = 'users.forgotPassword'`);
    expect(rows).toEqual([{ row_id: people.brandOwner.id }]);
  });

  it('works once, ends all sessions of its user, and notifies the user by e-mail', async () => {
    const [mine, other] = [await openFor('brandOwner'), await openFor('brandMember')];
    const key = await keyFor(0);
    await reset(key, await hashPassword('the new password'), 30);
    expect([await isOpen(mine, 31), await isOpen(other, 31)]).toEqual([false, true]);
    expect(await database.identity.checkPassword(email, 'the old password')).toBeUndefined();
    expect((await database.identity.checkPassword(email, 'the new password'))?.id).toBe(people.brandOwner.id);
    const reported = await client.query(`select row_id from events where kind = 'users.passwordChanged'`);
    expect(reported.rows).toEqual([{ row_id: people.brandOwner.id }]);
    await expect(reset(key, hash, 31)).rejects.toMatchObject(over);
  });

  it('expires after an hour', async () => {
    const key = await keyFor(0);
    await expect(reset(key, hash, 60)).rejects.toMatchObject(over);
    await reset(await keyFor(0), hash, 59);
  });

  it('is invalid after another link of the user was used', async () => {
    const [first, second] = [await keyFor(0), await keyFor(1)];
    await reset(second, hash, 2);
    await expect(reset(first, hash, 3)).rejects.toMatchObject(over);
  });

  it('changes the password only once if it is used ten times concurrently', async () => {
    const key = await keyFor(0);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reset(key, hash, 1)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is invalid if the user was suspended after the e-mail was sent', async () => {
    const key = await keyFor(0);
    await client.query('update users set suspended_at = now() where id = $1', [people.brandOwner.id]);
    await expect(reset(key, hash, 1)).rejects.toMatchObject(over);
    await client.query('update users set suspended_at = null where id = $1', [people.brandOwner.id]);
  });

  it('is deleted by the upkeep job once it has expired', async () => {
    await keyFor(0);
    await database.upkeep.expire(at(61));
    expect((await client.query('select 1 from mail_links')).rowCount).toBe(0);
  });
});

describe('a change of the password', () => {
  it('signs the user out in every other browser', async () => {
    const [here, elsewhere, other] = [
      await openFor('brandOwner'),
      await openFor('brandOwner'),
      await openFor('brandMember'),
    ];
    const keepSession = (await database.identity.findSession(here, at(1)))?.sessionId ?? null;
    const commandContext = { actor: actorOf(people.brandOwner), now: at(1) };
    await database.perform(changePassword, { passwordHash: hash, keepSession }, commandContext);
    expect(await Promise.all([here, elsewhere, other].map((token) => isOpen(token, 2)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the link of an invitation to the staff', () => {
  it('sets the password after days, works once, and is invalid after another link was used', async () => {
    const hash = await hashPassword('the invited password');
    const days = (count: number) => 200_000 + count * 1_440;
    const [first, second] = [await keyFor(days(0), 'invitation'), await keyFor(days(1), 'invitation')];
    await reset(first, hash, days(13));
    for (const [key, day] of [
      [first, 13],
      [second, 14],
    ] as const)
      await expect(reset(key, hash, days(day))).rejects.toMatchObject(over);
    const late = await keyFor(days(20), 'invitation');
    await expect(reset(late, hash, days(34))).rejects.toMatchObject(over);
  });
});
