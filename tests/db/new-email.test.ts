import { tmpdir } from 'node:os';
import {
  actorOf,
  confirmEmail,
  confirmNewEmail,
  correctEmail,
  emailChangeDays,
  emailChangeHours,
  emailUndoDays,
  requestEmailChange,
  undoNewEmail,
  withdrawCorrection,
} from '@elenco/core';
import { hashPassword, linkHashOf } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneOfEach, people } from '../api/cast';
import { givePassword } from '../support/passwords';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';
import { quiet } from './worker/processes';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
const wanted = 'bia@nova.example';
const ip = '192.0.2.1';
type Person = keyof typeof people;

const { database, client, url } = await testDatabase();
beforeAll(async () => {
  await putRows(url, oneOfEach);
  await givePassword(client, 'the old password');
  await client.query('update credentials set changed_at = $1', [at(-1)]);
});
beforeEach(async () => {
  await client.query('delete from email_changes; delete from sessions; delete from google_accounts');
  for (const { id, email } of Object.values(people))
    await client.query('update users set email = $2 where id = $1', [id, email]);
});

const as = (person: Person, hours = 0) => ({ actor: actorOf(people[person]), now: at(hours) });
const ask = (person: Person, email = wanted) => database.perform(requestEmailChange, { email }, as(person));

let sentMails = 0;
/**
 * Replaces the hash of a link's token in the database with that of a known token, and returns the known
 * token.
 */
async function keyOf(person: Person, column: 'token_hash' | 'undo_hash' = 'token_hash'): Promise<string> {
  sentMails += 1;
  const key = `key-${sentMails}`;
  await client.query(
    `update email_changes set ${column} = $2
     where id = (select max(id) from email_changes where user_id = $1)`,
    [people[person].id, linkHashOf(key)],
  );
  return key;
}
const confirm = (person: Person, key: string, hours = 1) =>
  database.perform(confirmNewEmail, { tokenHash: linkHashOf(key), keepSession: null }, as(person, hours));
const addressOf = async (person: Person) =>
  (await client.query('select email from users where id = $1', [people[person].id])).rows[0]?.email as string;
const reported = async (kind: string) =>
  (await client.query('select row_id from events where kind = $1', [kind])).rowCount;
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason.errors?.[0]?.code ?? one.reason.code] : [],
  );

describe('a change of the sign-in address', () => {
  it('is stored once if the user requests several changes concurrently', async () => {
    const asked = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => ask('brandOwner', `bia${n}@nova.example`)),
    );
    expect(reasons(asked)).toEqual([]);
    const { rows } = await client.query('select user_id from email_changes');
    expect(rows).toEqual([{ user_id: people.brandOwner.id }]);
  });

  it('is confirmed once even if its link is used ten times concurrently', async () => {
    await ask('brandOwner');
    const key = await keyOf('brandOwner');
    const before = await reported('users.emailChanged');
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => confirm('brandOwner', key)));
    expect(reasons(tries)).toEqual(Array(9).fill('link_not_valid'));
    expect(await addressOf('brandOwner')).toBe(wanted);
    expect((await reported('users.emailChanged'))! - before!).toBe(1);
  });

  it('succeeds for the first of several users who confirm the same address concurrently', async () => {
    const all = ['brandOwner', 'creator', 'otherBrand', 'otherCreator'] as const;
    for (const person of all) await ask(person);
    const keys: string[] = [];
    for (const person of all) keys.push(await keyOf(person));
    const tries = await Promise.allSettled(all.map((person, n) => confirm(person, keys[n]!)));
    expect(reasons(tries)).toEqual(Array(3).fill('email_taken'));
    const { rows } = await client.query('select id from users where email = $1', [wanted]);
    expect(rows).toHaveLength(1);
  });

  it(`can be confirmed for ${emailChangeHours} hours, and its data is deleted a day later`, async () => {
    await ask('brandOwner');
    const key = await keyOf('brandOwner');
    await expect(confirm('brandOwner', key, emailChangeHours)).rejects.toMatchObject({
      errors: [{ code: 'link_not_valid' }],
    });
    await database.upkeep.expire(at(emailChangeHours + 24));
    expect((await client.query('select from email_changes')).rowCount).toBe(1);
    await database.upkeep.expire(at(emailChangeHours + 25));
    expect((await client.query('select from email_changes')).rowCount).toBe(0);
  });

  it(`can be reversed for ${emailUndoDays} days, and its data is deleted after ${emailChangeDays} days`, async () => {
    await ask('brandOwner');
    await confirm('brandOwner', await keyOf('brandOwner'), 0);
    const key = await keyOf('brandOwner', 'undo_hash');
    const days = emailUndoDays * 24;
    await database.upkeep.expire(at(days));
    const input = {
      tokenHash: linkHashOf(key),
      passwordHash: await hashPassword('a new one 77'),
    };
    const undo = (hours: number) =>
      database.perform(undoNewEmail, input, { actor: { role: 'nobody' }, now: at(hours) });
    await expect(undo(days)).rejects.toMatchObject({ errors: [{ code: 'link_not_valid' }] });
    const tries = await Promise.allSettled([1, 2, 3].map(() => undo(days - 1)));
    expect(reasons(tries)).toEqual(['link_not_valid', 'link_not_valid']);
    expect(await addressOf('brandOwner')).toBe(people.brandOwner.email);
    expect((await database.identity.checkPassword(people.brandOwner.email, 'a new one 77'))?.id).toBe(
      people.brandOwner.id,
    );
    await database.upkeep.expire(at(emailChangeDays * 24));
    expect((await client.query('select from email_changes')).rowCount).toBe(1);
    await database.upkeep.expire(at(emailChangeDays * 24 + 1));
    expect((await client.query('select from email_changes')).rowCount).toBe(0);
  });

  it('disconnects the Google account of the old address, and leaves the new address out of the audit log', async () => {
    await client.query(
      `insert into google_accounts (user_id, subject, email, created_at, updated_at)
       values ($1, 'g-1', $2, now(), now())`,
      [people.creator.id, people.creator.email],
    );
    await ask('creator');
    await confirm('creator', await keyOf('creator'));
    expect((await client.query('select from google_accounts')).rowCount).toBe(0);
    const audit = await client.query(
      `select command, data::text as data from audit where command like 'users.%NewEmail' order by id desc limit 9`,
    );
    expect(audit.rows.map(({ command }) => command as string)).toContain('users.confirmNewEmail');
    expect(JSON.stringify(audit.rows)).not.toContain('nova.example');
    const events = await client.query(`select data::text from events where kind like 'users.email%'`);
    expect(JSON.stringify(events.rows)).not.toContain(wanted);
  });

  it('is stored only once if support and the user request a change concurrently', async () => {
    const reason = 'Perdeu o acesso ao e-mail antigo.';
    const input = { userId: people.creator.id, email: 'c@nova.example', reason };
    const both = await Promise.allSettled([
      ask('creator'),
      database.perform(correctEmail, input, as('support')),
    ]);
    expect(reasons(both)).toEqual([]);
    expect((await client.query('select from email_changes')).rowCount).toBe(1);
  });

  it('sends no e-mail if it was confirmed, reversed or expired before the delivery', async () => {
    await ask('creator');
    const id = (await client.query('select id from email_changes')).rows[0]?.id as number;
    const mailTo = async (of: 'new' | 'old', hours = 1) => {
      const { rows } = await client.query(
        `insert into events (kind, resource, row_id, data, at)
         values ('users.emailLink', 'users', $1, $2, now()) returning id`,
        [people.creator.id, { change: id }],
      );
      const eventId = rows[0]?.id as number;
      const written = { subject: 'x', text: 'x', html: 'x' };
      const message = {
        audience: { emailChangeId: id, of },
        kind: 'x',
        params: {},
        link: '/x?key={token}',
        mail: () => written,
      };
      await database.outbox.deliver([eventId], () => [message], at(hours));
      return (await client.query('select from mails where event_id = $1', [eventId])).rowCount;
    };
    expect([await mailTo('new'), await mailTo('old')]).toEqual([1, 0]);
    expect((await client.query('select updated_at from email_changes')).rows).toEqual([
      { updated_at: new Date(at(1)) },
    ]);
    expect(await mailTo('new', emailChangeHours)).toBe(0);
    await confirm('creator', await keyOf('creator'));
    expect([await mailTo('new'), await mailTo('old')]).toEqual([0, 1]);
    expect(await mailTo('old', 24 * emailUndoDays + 1)).toBe(0);
    await client.query('update email_changes set undone_at = now()');
    expect([await mailTo('new'), await mailTo('old')]).toEqual([0, 0]);
  });

  it('is reported to both addresses if support withdraws the change, even before the first delivery', async () => {
    const { id: userId, email: before } = people.creator;
    const reason = 'Perdeu o acesso ao e-mail antigo.';
    const wrong = ['x1@nova.example', 'x2@nova.example'];
    for (const [hours, email] of wrong.entries()) {
      const input = { userId, email, reason };
      await database.perform(correctEmail, input, {
        ...as('support', hours),
        ip,
        reauthenticatedAt: at(hours),
      });
      const withdrawn = [1, 2].map(() =>
        database.perform(withdrawCorrection, { userId }, as('owner', hours)),
      );
      expect(reasons(await Promise.allSettled(withdrawn))).toEqual(['email_change_over']);
    }
    await ask('creator');
    // The row must remain even if no worker runs for weeks. Only this row contains the addresses to notify.
    await database.upkeep.expire(at(24 * 40));
    const worker = await startWorker({
      database,
      log: quiet,
      settings: {
        baseUrl: 'http://localhost',
        smtpUrl: undefined,
        mailFrom: 'a@b.example',
        dataDir: tmpdir(),
        secretsKey: '0'.repeat(64),
      },
    });
    await database.outbox.idle();
    await worker.stop();
    const { rows: mails } = await client.query<{ to_address: string }>(
      `select m.to_address from mails m join events e on e.id = m.event_id
       where e.kind = 'users.correctionWithdrawn' order by e.id, m.to_address`,
    );
    expect(mails.map(({ to_address }) => to_address)).toEqual(
      wrong.flatMap((email) => [before, email].sort()),
    );
    await database.upkeep.expire(at(24 * 40));
    expect((await client.query('select from email_changes')).rowCount).toBe(0);
  });

  it('cannot be reversed from the former address if support made the change after an account takeover', async () => {
    await ask('creator', 'e1@thief.example');
    await confirm('creator', await keyOf('creator'), 0);
    await ask('creator', 'e2@thief.example');
    await confirm('creator', await keyOf('creator'), 0);
    const stolen = await keyOf('creator', 'undo_hash');
    const reason = 'A conta foi tomada por outra pessoa.';
    const input = { userId: people.creator.id, email: people.creator.email, reason };
    await database.perform(correctEmail, input, { ...as('support'), ip, reauthenticatedAt: at(0) });
    const link = linkHashOf(await keyOf('creator'));
    const follow = { tokenHash: link, keepSession: null };
    await database.perform(confirmNewEmail, follow, { actor: { role: 'nobody' }, now: at(15) });
    const passwordHash = await hashPassword('a thief’s 77');
    const undo = { tokenHash: linkHashOf(stolen), passwordHash };
    await expect(
      database.perform(undoNewEmail, undo, { actor: { role: 'nobody' }, now: at(16) }),
    ).rejects.toMatchObject({ errors: [{ code: 'link_not_valid' }] });
    expect(await addressOf('creator')).toBe(people.creator.email);
  });

  it('replaces an unconfirmed sign-up with the new address, and invalidates the e-mails of that sign-up', async () => {
    const gone = people.otherCreator;
    await client.query('update users set confirmed_at = null, email = $2 where id = $1', [gone.id, wanted]);
    await client.query(
      `insert into mail_links (user_id, purpose, token_hash, expires_at, created_at, updated_at)
       values ($1, 'confirm', $2, $3, $4, $4)`,
      [gone.id, 'f'.repeat(64), at(48), at(0)],
    );
    await ask('creator');
    await confirm('creator', await keyOf('creator'));
    const given = { tokenHash: 'f'.repeat(64) };
    await expect(
      database.perform(confirmEmail, given, { actor: { role: 'nobody' }, now: at(2) }),
    ).rejects.toMatchObject({ errors: [{ code: 'link_not_valid' }] });
    const { rows } = await client.query('select confirmed_at from users where id = $1', [gone.id]);
    expect(rows).toEqual([{ confirmed_at: null }]);
    await client.query('update users set confirmed_at = now() where id = $1', [gone.id]);
  });
});
