import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let app: RunningApp;
let client: Client;
let creator: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  creator = await Browsing.as(app, people.creator.id);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

const settings = '/dashboard/professional/settings';
/** Returns the stored row of the creator. */
async function kept() {
  const { rows } = await client.query(
    'select followers, engagement_bp, price_cents from creators where id = $1',
    [people.creator.creatorId],
  );
  return rows[0];
}

const channels = (followers: string, engagement = '4,2') =>
  creator.send(settings, {
    intent: 'channels',
    'presences[0].channel': 'instagram',
    'presences[0].handle': '@cecilia',
    'presences[0].followers': followers,
    'presences[0].followers:count': '1',
    'presences[0].engagement': engagement,
  });

describe('the typed number of a creator’s followers', () => {
  it.each(['48.000', '48,000', '48 000', '48000', '48k', '48 mil'])(
    'is read as forty-eight thousand if it is %s',
    async (typed) => {
      expect((await channels('7')).status).toBe(302);
      expect((await channels(typed)).status).toBe(302);
      expect(await kept()).toMatchObject({ followers: 48_000, engagement_bp: 420 });
    },
  );

  it.each(['48.5', '48x', '1e5'])(
    'is rejected at its field if it is %s, and the input is kept',
    async (typed) => {
      expect((await channels('48000')).status).toBe(302);
      const answer = await channels(typed);
      const page = await answer.text();
      expect([answer.status, page]).toEqual([422, expect.stringContaining(problems.not_whole_number)]);
      expect(page).toContain(`value="${typed}"`);
      expect(await kept()).toMatchObject({ followers: 48_000 });
    },
  );
});

describe('a typed amount of money', () => {
  const profile = (price: string, locale: string) =>
    creator.send(settings, {
      intent: 'profile',
      name: 'Cecília Prado',
      mainSkill: 'food',
      'tags[0]': 'travel',
      'tags[1]': 'cooking',
      priceCents: price,
      'priceCents:money': locale,
    });

  it.each([
    ['1500.', 'pt'],
    ['1.400', 'en'],
    ['1e3', 'pt'],
  ])('is rejected instead of read as a different amount: %s (%s)', async (typed, locale) => {
    expect((await profile('1.500,00', 'pt')).status).toBe(302);
    const answer = await profile(typed, locale);
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining(problems.not_a_number),
    ]);
    expect(await kept()).toMatchObject({ price_cents: '150000' });
  });
});
