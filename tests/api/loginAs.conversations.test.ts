import { aMessage, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { aFile, oneOfEach, type Person, people } from './cast';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(() => app.stop());

const at = (person: Person) => Browsing.as(app, people[person].id);

/** Lets the impersonator log in as the user. Returns the impersonator's browser. */
async function loggedInAs(person: Person, opener: Person): Promise<Browsing> {
  const browser = await at(opener);
  await browser.send(`/dashboard/login-as/${people[person].id}`, {
    reason: 'A marca não encontra o convite',
  });
  return browser;
}

describe('a conversation between brand and creator', () => {
  const { body, clientId } = aMessage();
  const ofBrand = {
    authorId: people.brandOwner.id,
    side: 'company',
    body: 'https://loja.example/segredo',
  } as const;
  beforeAll(async () => {
    const fileId = 903;
    await putRows(app.databaseUrl, [
      [
        'files',
        aFile({ id: fileId, ownerId: people.brandOwner.id, creatorId: null, companyId: ids.company }),
      ],
      ['messages', aMessage({ id: 217, seq: 2, clientId: clientId.replace(/^./, 'c'), fileId, ...ofBrand })],
    ]);
    const client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('update conversations set last_seq = 2, last_company_seq = 2');
    await client.end();
  });

  it.each<[Person, Person]>([
    ['brandOwner', 'support'],
    ['creator', 'owner'],
    ['brandMember', 'brandOwner'],
  ])('is hidden while %s is impersonated by %s', async (person, opener) => {
    const area = person === 'creator' ? '/dashboard/professional' : '/dashboard/client';
    const chat = `${area}/briefing/${ids.briefing}/chat${person === 'creator' ? '' : `/${ids.creator}`}`;
    const pages = ['/dashboard/messages', area, chat, `${chat}?q=segredo`, `${chat}?view=files`];
    const read = async (browser: Browsing, path: string) => {
      const answer = await browser.get(path);
      const text = await answer.text();
      return [path, answer.status, [body, 'loja.example'].some((words) => text.includes(words))];
    };
    const own = await at(person);
    for (const path of pages) expect(await read(own, path)).toEqual([path, 200, true]);

    const browser = await loggedInAs(person, opener);
    for (const path of pages)
      expect(await read(browser, path)).toEqual([path, path.startsWith(chat) ? 302 : 200, false]);
    for (const [path, status] of [
      ['conversations', 403],
      ['messages', 403],
      ['participants', 403],
      [`conversations/${ids.conversation}`, 404],
      ['messages/215', 404],
      ['files/903', 404],
    ]) {
      expect([path, (await browser.get(`/api/v1/${path}`)).status]).toEqual([path, status]);
    }
    expect(await (await browser.get('/dashboard/messages')).text()).toContain(
      'Conversas não aparecem no acesso como outra pessoa',
    );
  });
});
