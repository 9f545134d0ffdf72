import { briefings } from '@elenco/core/hiring';
import { invitations } from '@elenco/core/operations';
import { actorOf } from '@elenco/core/people';
import { aBriefing, aCreator, aPresence, aUser } from '@elenco/core/testing';
import company from '@elenco/locales/pt/company.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { importedProfile, people } from './cast';
import { at, pageOf, sendFrom, withoutSubscription, words } from './searchPages';

let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    ['creators', aCreator({ id: 23, name: 'Olga Prado', publicProfile: true, presences: [aPresence()] })],
    [
      'users',
      aUser({ id: 123, email: '23@story.example', companyId: null, companyRole: null, creatorId: 23 }),
    ],
    ['external_profiles', importedProfile],
    ['external_profiles', { ...importedProfile, id: 18, name: 'Yara Externa' }],
    ['briefings', aBriefing({ id: 33, status: 'selection' })],
    ['briefings', aBriefing({ id: 34, status: 'under_approval', createdAt: '2026-11-25T12:00:00.000Z' })],
    ['briefings', aBriefing({ id: 35, status: 'selection', kind: 'silent_squad' })],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

/** Returns the text of the toast that the next page shows after this response. */
const resultIn = ({ cookies }: { cookies: readonly string[] }) =>
  decodeURIComponent(
    cookies
      .find((one) => one.includes('toast='))
      ?.split(';')[0]
      ?.split('~')[3] ?? '',
  );

const form = '/dashboard/client/newmembers';

describe('the kind of invitation for a creator', () => {
  const inputs = async (path: string) =>
    (await (await browser.get(path)).text()).match(/<input[^>]*>/g) ?? [];
  const input = (all: readonly string[], ...parts: string[]) =>
    all.find((one) => parts.every((part) => one.includes(part)));
  const kind = 'name="people[0].kind"';

  it('is preselected, with the name filled in, if the form is opened from a profile without an account', async () => {
    const { text } = await pageOf(browser, '/creator-profile/x17');
    expect(text).toContain(`href="${form}?who=x17"`);
    const all = await inputs(`${form}?who=x17`);
    expect(input(all, kind, 'value="creator"')).toContain('checked');
    expect(input(all, kind, 'value="member"')).not.toContain('checked');
    expect(input(all, 'name="people[0].name"')).toContain('Zuleica Externa');
  });

  it('is not preselected if the form is opened without a creator, or for a creator with an account', async () => {
    for (const path of [form, `${form}?who=23`, `${form}?who=x99`]) {
      const all = await inputs(path);
      expect(all.filter((one) => one.includes(kind) && one.includes('checked'))).toEqual([]);
      expect(input(all, 'name="people[0].name"')).not.toContain('Olga');
    }
  });
});

describe('the project of an invitation by e-mail', () => {
  const options = async (query: string) =>
    [...(await (await browser.get(`${form}${query}`)).text()).matchAll(/<option value="(\d+)"([^>]*)>/g)].map(
      ([, value, more = '']) => [value, more.includes('selected')],
    );
  const invite = (fields: Record<string, string>) =>
    browser.send(form, {
      intent: 'invite',
      'people[0].kind': 'creator',
      'people[0].name': 'Zuleica Externa',
      ...fields,
    });

  it('is chosen among projects that accept creators and are not secret, and is preselected by the query string', async () => {
    expect(await options('?who=x17')).toEqual([
      ['34', false],
      ['33', false],
    ]);
    expect(await options('?who=x17&project=33')).toContainEqual(['33', true]);
    expect(await options('?who=x17&project=35')).not.toContainEqual(['35', true]);
    expect(await options('')).toEqual([]);
  });

  it('is stored with the invitation and shown beside it, but refused if the project is secret', async () => {
    const secret = await invite({ 'people[0].email': 'zu@canal.example', 'people[0].briefingId': '35' });
    expect([secret.status, words(await secret.text())]).toEqual([
      422,
      expect.stringContaining(problems.project_not_open),
    ]);
    const sent = await invite({ 'people[0].email': 'zu@canal.example', 'people[0].briefingId': '33' });
    expect(sent.status).toBe(302);
    const actor = actorOf(people.brandOwner);
    const [row] = await app.database.see(invitations, actor, {}, { by: 'id', down: true, limit: 1 });
    expect(row).toMatchObject({ kind: 'creator', briefingId: 33 });
    expect(words(await (await browser.get(form)).text())).toContain(aBriefing().title);
  });
});

describe('the form for the e-mails of several creators without an account', () => {
  const send = (first: string, second: string) =>
    browser.send(`${form}?who=x17&who=x18`, {
      intent: 'inviteProfiles',
      'people[0].name': 'Zuleica Externa',
      'people[0].email': first,
      'people[1].name': 'Yara Externa',
      'people[1].email': second,
    });
  const sentTo = async () => {
    const rows = await app.database.see(invitations, actorOf(people.brandOwner), {}, { by: 'id' });
    return rows.map(({ email }) => email);
  };

  it('has one e-mail field for each creator', async () => {
    const text = await (await browser.get(`${form}?who=x17&who=x18&who=21`)).text();
    expect(text.match(/<input[^>]*name="people\[\d\]\.email"/g)).toHaveLength(2);
  });

  it('refuses to send without any e-mail', async () => {
    const before = await sentTo();
    expect((await send('', '')).status).toBe(422);
    expect(await sentTo()).toEqual(before);
  });

  it('sends nothing and keeps the input if one e-mail is wrong', async () => {
    const before = await sentTo();
    const refused = await send('zuleica@canal.example', 'yara');
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('value="zuleica@canal.example"');
    expect(text).toContain('value="yara"');
    expect(await sentTo()).toEqual(before);
  });

  it('shows a refusal of the command beside its field, although empty e-mails are skipped', async () => {
    await send('repetida@canal.example', '');
    const refused = await send('', 'repetida@canal.example');
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text.match(/<input[^>]*name="people\[1\]\.email"[^>]*>/)?.[0]).toContain('aria-invalid="true"');
  });

  it('invites the creators whose e-mail is filled in', async () => {
    expect((await send('', 'yara@canal.example')).status).toBe(302);
    expect((await sentTo()).at(-1)).toBe('yara@canal.example');
  });
});

describe('the invitation of several creators found by search', () => {
  const page = async () => (await pageOf(browser, '/invite?who=21&who=23&who=x17')).text;
  const send = (briefingId: number) =>
    sendFrom(browser, '?skill=cars', {
      intent: 'invite',
      who: ['21', '23'],
      stranger: ['x17'],
      briefingId: String(briefingId),
    });

  it('links the creators without an account to the form for their e-mails', async () => {
    expect(await page()).toContain(`href="${form}?who=x17"`);
  });

  it('adds the chosen creators as wishes to a project under approval, and preselects none of several projects', async () => {
    const radios = (await page()).match(/<input[^>]*name="briefingId"[^>]*>/g) ?? [];
    expect(radios.length).toBeGreaterThan(1);
    expect(radios.filter((one) => one.includes('checked'))).toEqual([]);
    const answer = await send(34);
    expect([answer.status, answer.to]).toEqual([302, `${at}?skill=cars`]);
    const brief = await app.database.get(briefings, actorOf(people.brandOwner), 34);
    expect(brief.wished).toEqual([21, 23]);
  });

  it('shows the named creators and their state on the page of the project, where the brand can withdraw a creator', async () => {
    const path = '/dashboard/client/briefing/34';
    const overview = async () => words(await (await browser.get(path)).text());
    const before = await overview();
    expect(before).toContain(company.wishes.title);
    expect(before).toContain('Olga Prado');
    expect(before).toContain(company.wishes.states.waiting);
    expect((await browser.send(path, { intent: 'withdrawName', id: '23' })).status).toBe(302);
    const brief = await app.database.get(briefings, actorOf(people.brandOwner), 34);
    expect(brief.wished).toEqual([21]);
  });

  it('reports how many creators were added, which creators were not, and why', async () => {
    expect(resultIn(await send(33))).toContain('2 creators incluídos. Veja na seleção de ');
    const result = resultIn(await send(33));
    expect(result).toContain('Ninguém novo incluído. Já estão na seleção: ');
    expect(result).toContain('Olga Prado');
    expect(result).toContain('Sem conta na Elenco, só por e-mail: =Zuleica Externa');
  });
});
