import { aBriefing, aCreator, aPresence } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { people, stranger } from './cast';
import { pageOf, withoutSubscription } from './searchPages';

let app: RunningApp;
let browser: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    ['creators', aCreator({ id: 23, name: 'Olga Prado', publicProfile: true, presences: [aPresence()] })],
    ['external_profiles', stranger],
    ['briefings', aBriefing({ id: 33, status: 'selection' })],
  ]);
  browser = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

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
