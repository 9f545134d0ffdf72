import { INVITATION_DAYS } from '@elenco/core';
import { describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
import { Reader } from '../support/reader';
import { type Person, people } from './cast';
import { app, client, follow, linkTo, mails, opens, password, setUp, wanted } from './newEmails';

setUp();

const address = 'lia@elenco.example';
const run = async (who: Person, command: string, input: object) =>
  (await Browsing.as(app, people[who].id)).call('POST', `/api/v1/commands/users.${command}`, input);
const invite = (who: Person, more: object = {}) =>
  run(who, 'inviteStaff', { name: 'Lia Prado', email: address, locale: 'pt', duties: ['support'], ...more });
const member = async (email = address) =>
  (await client.query('select id, version, staff, duties from users where email = $1', [email])).rows[0];

describe('access of staff', () => {
  it('begins with the link of an invitation and ends with the removal', async () => {
    expect((await invite('owner')).status).toBe(200);
    expect(await opens(address)).toBe(false);
    const invitedIds = async () => {
      const report = await (await Browsing.as(app, people.owner.id)).call('GET', '/api/v1/platform');
      return ((await report.json()) as { invitedIds: number[] }).invitedIds;
    };
    expect(await invitedIds()).toEqual([(await member()).id]);
    const path = await linkTo(address);
    expect((await follow(new Reader(app.url), path, { password })).status).toBe(302);
    expect(await invitedIds()).toEqual([]);
    // The link works once. Opened again, its page leads to the sign-in or to another link.
    const { body: used } = await new Reader(app.url).get(path);
    expect([used.includes('href="/login"'), used.includes('href="/password/forgot"')]).toEqual([true, true]);
    expect(used).not.toContain('name="password"');
    const colleague = new Reader(app.url);
    await colleague.post('/login', { email: address, password });
    expect((await colleague.get('/dashboard/admin')).status).toBe(200);

    const { id, version } = await member();
    const removed = await run('owner', 'removeStaff', { id, version, successorId: null });
    expect(removed.status).toBe(200);
    expect((await colleague.get('/dashboard/admin')).status).not.toBe(200);
    expect(await member()).toMatchObject({ staff: false, duties: [] });
    expect((await mails(address)).at(-1)?.subject).toContain('Seu acesso à equipe');

    expect((await invite('owner', { duties: ['finance'] })).status).toBe(200);
    expect(await member()).toMatchObject({ id, staff: true, duties: ['finance'] });
  });

  it('can begin for days after the invitation, but its page leads to another link once it has expired', async () => {
    const email = 'ana@elenco.example';
    expect((await invite('owner', { email })).status).toBe(200);
    const path = await linkTo(email);
    const page = async () => (await new Reader(app.url).get(path)).body;
    const { rows } = await client.query(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days, purpose
       from mail_links where user_id = $1`,
      [(await member(email)).id],
    );
    expect(rows).toEqual([{ days: INVITATION_DAYS, purpose: 'invitation' }]);
    expect(await page()).toContain('name="password"');
    await client.query('update mail_links set expires_at = now() where user_id = $1', [
      (await member(email)).id,
    ]);
    expect((await follow(new Reader(app.url), path, { password })).status).toBe(422);
    const expired = await page();
    expect(expired).not.toContain('name="password"');
    expect(expired).toContain('href="/password/forgot"');
  });

  it('is given and ended by owners only, who cannot end their own access', async () => {
    expect((await invite('support')).status).toBe(403);
    const curator = { id: people.curation.id, version: 1, successorId: null };
    expect((await run('support', 'removeStaff', curator)).status).toBe(403);
    const own = { id: people.owner.id, version: 1, successorId: null };
    const refused = await run('owner', 'removeStaff', own);
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      422,
      expect.stringContaining('own_access'),
    ]);
  });

  it('invalidates, when it is restored, e-mail corrections that support requested after its removal', async () => {
    const email = 'rui@elenco.example';
    expect((await invite('owner', { email })).status).toBe(200);
    const { id, version } = await member(email);
    expect((await run('owner', 'removeStaff', { id, version, successorId: null })).status).toBe(200);
    const correction = { userId: id, email: wanted, reason: 'Perdeu o e-mail antigo.' };
    expect((await run('support', 'correctEmail', correction)).status).toBe(200);
    const link = await linkTo(wanted);
    expect((await invite('owner', { email })).status).toBe(200);
    expect((await follow(new Reader(app.url), link)).status).toBe(422);
    expect(await member(email)).toMatchObject({ id, staff: true });
  });

  it('requires recent reauthentication in a browser, and cannot be given with an API token', async () => {
    const owner = await Browsing.as(app, people.owner.id);
    await client.query(`update sessions set reauthenticated_at = now() - interval '1 hour'`);
    const input = { name: 'Lia Prado', email: 'b@elenco.example', locale: 'pt', duties: ['support'] };
    const late = await owner.call('POST', '/api/v1/commands/users.inviteStaff', input);
    expect([late.status, JSON.stringify(await late.json())]).toEqual([
      403,
      expect.stringContaining('reauthentication_required'),
    ]);
    const about = { name: 'x', scopes: ['read', 'people'], days: 1, now: new Date().toISOString() };
    const { token } = await app.database.identity.issueToken(people.owner.id, about);
    const answer = await fetch(`${app.url}/api/v1/commands/users.inviteStaff`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('not_for_programs');
  });
});
