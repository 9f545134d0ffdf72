import { briefings } from '@elenco/core/hiring';
import { actorOf } from '@elenco/core/people';
import { aBriefing, aCreator, aPresence, aUser } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { people, stranger } from './cast';
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
    ['external_profiles', stranger],
    ['briefings', aBriefing({ id: 33, status: 'selection' })],
    ['briefings', aBriefing({ id: 34, status: 'under_approval', createdAt: '2026-11-25T12:00:00.000Z' })],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

/** Returns the sentences of the toast that an answer leaves for the next page. */
const resultIn = ({ cookies }: { cookies: readonly string[] }) =>
  decodeURIComponent(
    cookies
      .find((one) => one.includes('toast='))
      ?.split(';')[0]
      ?.split('~')[3] ?? '',
  );

const form = '/dashboard/client/newmembers';

describe('the invitation of a creator without an account', () => {
  const inputs = async (path: string) =>
    (await (await browser.get(path)).text()).match(/<input[^>]*>/g) ?? [];
  const input = (all: readonly string[], ...parts: string[]) =>
    all.find((one) => parts.every((part) => one.includes(part)));
  const kind = 'name="people[0].kind"';

  it('is chosen, with the name, when it is opened from a profile', async () => {
    const { text } = await pageOf(browser, '/creator-profile/x17');
    expect(text).toContain(`href="${form}?who=x17"`);
    const all = await inputs(`${form}?who=x17`);
    expect(input(all, kind, 'value="creator"')).toContain('checked');
    expect(input(all, kind, 'value="member"')).not.toContain('checked');
    expect(input(all, 'name="people[0].name"')).toContain('Zuleica Externa');
  });

  it('has no preselected answer otherwise, and ignores creators with an account', async () => {
    for (const path of [form, `${form}?who=23`, `${form}?who=x99`]) {
      const all = await inputs(path);
      expect(all.filter((one) => one.includes(kind) && one.includes('checked'))).toEqual([]);
      expect(input(all, 'name="people[0].name"')).not.toContain('Olga');
    }
  });
});

describe('inviting creators of the search', () => {
  const page = async () => (await pageOf(browser, '/invite?who=21&who=23&who=x17')).text;
  const send = (briefingId: number) =>
    sendFrom(browser, '?skill=cars', {
      intent: 'invite',
      who: ['21', '23'],
      stranger: ['x17'],
      briefingId: String(briefingId),
    });

  it('links each creator without an account to its invitation by e-mail', async () => {
    expect(await page()).toContain(`href="${form}?who=x17"`);
  });

  it('preselects the newest project, and keeps wishes of one under approval', async () => {
    const radios = (await page()).match(/<input[^>]*name="briefingId"[^>]*>/g) ?? [];
    expect(radios.find((one) => one.includes('checked'))).toContain('value="34"');
    const answer = await send(34);
    expect([answer.status, answer.to]).toEqual([302, `${at}?skill=cars`]);
    const brief = await app.database.get(briefings, actorOf(people.brandOwner), 34);
    expect(brief.wished).toEqual([21, 23]);
    expect(words(await page())).toContain('Já estão entre os desejados: Cecília Amaral e Olga Prado');
  });

  it('says how many were added, and who was not and why', async () => {
    expect(resultIn(await send(33))).toContain('2 creators incluídos');
    const result = resultIn(await send(33));
    expect(result).toContain('Ninguém novo incluído. Já estão na seleção: ');
    expect(result).toContain('Olga Prado');
    expect(result).toContain('Sem conta na Elenco, só por e-mail: =Zuleica Externa');
  });
});
