import { actorOf, contracts, type User } from '@elenco/core';
import { demoPassword, Job } from '@elenco/db';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { creatorIdOf } from '../../support/cast';
import { inDays } from '../../support/days';
import { type Person, person, signIn } from '../support/person';
import { test } from '../support/test';
import { words } from '../support/words';
import * as brands from './brand';
import { acceptContract } from './contract';
import * as creators from './creator';

const brief = {
  title: 'Cold coffee, warm people',
  product: 'Iced latte',
  budgetCents: 1_000_000,
  startsOn: inDays(10),
  endsOn: inDays(30),
};

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const actor = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

test('a brand and a creator sign a contract in English on their phones', async ({ browser }) => {
  const phone = { language: 'en', width: 390 } as const;
  const brand = await person(browser, app.url, phone);
  const creator = await person(browser, app.url, phone);
  await test.step('the brand and the creator sign in and choose English', async () => {
    await signIn(brand, 'brand@aurora.example', demoPassword);
    await speakEnglish(brand, 'Helena Duarte');
    await signIn(creator, 'creator@story.example', demoPassword);
    await speakEnglish(creator, 'Caio Lemos');
  });
  const id = await test.step('the brand writes a briefing', () => brands.writeBriefing(brand, brief));
  await test.step('curation approves the briefing and puts three creators on the shortlist', () =>
    curate(id));
  await test.step('the brand invites a creator from the shortlist', () =>
    brands.chooseCreators(brand, id, ['Caio Lemos']));
  await test.step('the creator accepts the invitation and sends a proposal', async () => {
    await creators.acceptInvitation(creator, id, brief.title);
    await creators.sendProposal(creator, id, {
      perPostCents: 300_000,
      totalCents: 600_000,
      message: 'Two Reels, filmed at the counter.',
    });
  });
  await test.step('the brand approves the proposal, and the brand and the creator accept the contract', async () => {
    await brands.approveProposal(brand, id, {
      name: 'Caio Lemos',
      totalCents: 600_000,
      budgetCents: brief.budgetCents,
    });
    const party = await actor('brand@aurora.example');
    const [contract] = await app.database.see(contracts, party, { briefingId: id });
    for (const who of [brand, creator]) await acceptContract(who, contract?.id ?? 0);
  });
  await test.step('the creator’s draft is reviewed, changed and approved', async () => {
    await creators.submitDraft(creator, id, 1, '#publi My everyday coffee');
    await brands.requestChange(brand, id, 1, 'Show the cup.');
    await creators.submitDraft(creator, id, 1, '#publi My everyday coffee, in its cup');
    await brands.approveDraft(brand, id, 1);
    await creators.postLink(creator, id, 1);
    await brands.verifyContent(brand, id, 1);
  });
  for (const who of [brand, creator]) expect(who.troubles).toEqual([]);
});

/** Chooses the language in the account's menu. The language is stored with the account. */
async function speakEnglish(who: Person, name: string): Promise<void> {
  const { page } = who;
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: words.pt.portal.shell.languages.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Runs the commands that the back office would call for staff. */
async function curate(id: number): Promise<void> {
  const curator = await actor('curation@elenco.example');
  const job = new Job(
    app.database,
    { curator, finance: curator, secondFinance: curator },
    () => new Date().toISOString(),
    () => Promise.reject(new Error('the page has no invoice form')),
  );
  const names = ['creator', 'creator1', 'creator2'].map((name) => actor(`${name}@story.example`));
  await job.approve(id);
  await job.shortlist(id, (await Promise.all(names)).map(creatorIdOf));
  await job.release(id);
}
