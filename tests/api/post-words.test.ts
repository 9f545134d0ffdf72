import { aConnection, aNetworkPost, ids, NOW } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { people } from './cast';
import { pageOf, withoutSubscription, words } from './searchPages';

const captions = ['Noite de APOSTA com #RosaViva', 'Bom dia', 'Rosa  Viva testada por um mês'];
const settings = '/dashboard/client/settings';
const connection = 927;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...withoutSubscription,
    ['connections', aConnection({ id: connection, channel: 'youtube', accountId: 'UC927', postsSince: NOW })],
    [
      'network_posts',
      ...captions.map((caption, n) =>
        aNetworkPost({
          id: 900 + n,
          connectionId: connection,
          channel: 'youtube',
          postId: `v${n}`,
          link: `https://www.youtube.com/watch?v=v${n}`,
          caption,
        }),
      ),
    ],
  ]);
});
afterAll(() => app.stop());

const profileOf = async (person: keyof typeof people) =>
  pageOf(await Browsing.as(app, people[person].id), `/creator-profile/${ids.creator}`);

async function save(who: Browsing, fields: Record<string, string>) {
  const text = await (await who.get(settings)).text();
  const version = /id="words"[\s\S]*?name="version" value="(\d+)"/.exec(text)?.[1] ?? '1';
  const answer = await who.send(settings, { intent: 'words', version, ...fields });
  return { status: answer.status, text: words(await answer.text()) };
}

describe('a company’s list of words to find in creators’ posts', () => {
  it('is explained on creators’ profiles until the company has saved a list', async () => {
    expect(words((await profileOf('brandOwner')).text)).toContain('ainda não tem uma lista');
  });

  it.each([
    ['too many words', Array.from({ length: 51 }, (_, n) => `palavra${n}`).join('\n')],
    ['a word that is too long', 'a'.repeat(61)],
  ])('cannot be saved with %s', async (_, unwantedWords) => {
    const owner = await Browsing.as(app, people.brandOwner.id);
    expect((await save(owner, { unwantedWords, competitors: '' })).status).toBe(422);
  });

  it('is saved by the owner with one word per line, and marks matching posts with dates and links', async () => {
    const owner = await Browsing.as(app, people.brandOwner.id);
    const list = { unwantedWords: 'aposta\n\nAposta\ncassino', competitors: 'Rosa Viva' };
    expect((await save(owner, list)).status).toBe(302);
    const { text } = await profileOf('brandOwner');
    const section = text.slice(text.indexOf('id="post-words"'));
    expect(words(section)).toContain(
      '2 legendas contêm palavras da sua lista. Lemos as legendas de 3 publicações',
    );
    expect(words(section)).toMatch(/A presença de uma palavra não diz nada/);
    expect(section).toContain('href="https://www.youtube.com/watch?v=v0"');
    expect(section).toContain('<mark>APOSTA</mark>');
    expect(section).toContain('<mark>#RosaViva</mark>');
    expect(section).toContain('<mark>Rosa  Viva</mark>');
    const compared = await pageOf(owner, `/compare?who=${ids.creator}`);
    expect(words(compared.text)).toContain('2 de 3');
  });

  it('applies to other members of the company, who can read but not change the list', async () => {
    expect((await profileOf('brandMember')).text).toContain('<mark>APOSTA</mark>');
    const member = await Browsing.as(app, people.brandMember.id);
    const page = words(await (await member.get(settings)).text());
    expect(page).toContain('aposta, cassino');
    expect((await save(member, { unwantedWords: '', competitors: '' })).status).toBe(404);
  });

  it.each(['otherBrand'] as const)('does not apply to other companies: %s', async (person) => {
    expect((await profileOf(person)).text).not.toContain('<mark>');
  });

  it('does not appear in responses to creators', async () => {
    const creator = await Browsing.as(app, people.creator.id);
    const answers = await Promise.all(
      ['/api/v1/companies', '/youtube/profile'].map(async (path) => (await creator.get(path)).text()),
    );
    expect(answers.join('')).not.toMatch(/unwantedWords|cassino/);
  });
});

describe('recent posts of a connected account', () => {
  it('are shown to brands and to the creator of the posts', async () => {
    expect((await profileOf('brandOwner')).text).toContain('Bom dia');
    const creator = await Browsing.as(app, people.creator.id);
    expect(await (await creator.get('/youtube/profile')).text()).toContain('Bom dia');
  });

  it('are hidden once the creator has turned off showing posts', async () => {
    const creator = await Browsing.as(app, people.creator.id);
    const stop = { intent: 'posts', id: String(connection), show: 'no' };
    expect((await creator.send('/youtube/profile', stop)).status).toBe(302);
    const { text } = await profileOf('brandOwner');
    expect(text).not.toContain('Bom dia');
    expect(words(text)).toContain('Não há publicações para ler');
  });
});
