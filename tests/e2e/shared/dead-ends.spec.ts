import { actorOf, isBroken, posts, proposals, redoProposal, type User } from '@elenco/core';
import { aBriefing } from '@elenco/core/testing';
import { type Browser, expect } from '@playwright/test';
import { Client } from 'pg';
import { type RunningApp, startApp } from '../../support/app';
import { inDays } from '../../support/days';
import { putRows } from '../../support/rows';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { within } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const brandEmail = 'brand@aurora.example';
const creatorEmail = 'creator@story.example';
const actor = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);

async function signedIn(browser: Browser, email: string): Promise<Person> {
  const who = await person(browser, app.url);
  await enter(who.page, app, email);
  return who;
}

async function write(sql: string, id: number): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(sql, [id]);
  await client.end();
}

test('a brand without a postal address follows links from its briefing to the settings, and back', async ({
  browser,
}) => {
  const party = await actor(brandEmail);
  if (party.role !== 'company') throw new Error('the account is not a brand’s');
  const draft = aBriefing({
    id: 90_001,
    companyId: party.companyId,
    ownerId: party.userId,
    title: 'Sabonete',
    startsOn: inDays(10),
    endsOn: inDays(30),
  });
  await putRows(app.databaseUrl, [['briefings', draft]]);
  await write('update companies set address = null where id = $1', draft.companyId);
  const brand = await signedIn(browser, brandEmail);
  const { page } = brand;
  const { company: companyWords, portal, toasts } = brand.words;
  const review = `/dashboard/client/briefings/${draft.id}/review`;
  await brand.visit(review);
  await brand.press(companyWords.wizard.submit);
  await expect(brand.dialog.getByText(portal.stepByStep.title)).toBeVisible();
  await expect(brand.dialog.getByRole('listitem')).toHaveText(['Endereço']);
  await brand.follow(companyWords.complete.action, brand.dialog);
  await page.waitForURL('**/dashboard/client/settings?back=*');
  await brand.sees(companyWords.complete.saved);
  await expect(brand.field(companyWords.address.cep)).toBeFocused();
  // If postal-code lookups are configured, the postal code fills in empty fields. Values that the user has
  // typed remain.
  const place = { street: 'Rua Barão de Jaguara', city: 'Campinas', state: 'SP' };
  await page.route('**/postal-codes/13010000', (route) => route.fulfill({ json: place }));
  await brand.fill(companyWords.address.street, 'Rua Barão de Jaguara, fundos');
  await brand.fill(companyWords.address.cep, '13010000');
  await brand.fill(companyWords.address.number, '42');
  await expect(brand.field(companyWords.address.city)).toHaveValue('Campinas');
  await expect(brand.field(companyWords.address.state)).toHaveValue('SP');
  await expect(brand.field(companyWords.address.street)).toHaveValue('Rua Barão de Jaguara, fundos');
  await page.locator('form#address').getByRole('button', { name: companyWords.settings.save }).click();
  await page.waitForURL(`**${review}`);
  await brand.sees(toasts.companyComplete);
  await brand.press(companyWords.wizard.submit);
  await page.waitForURL(`**/dashboard/client/briefing/${draft.id}`);
  expect(brand.troubles).toEqual([]);
});

test('a brand returns from the settings to the missing field of its briefing', async ({ browser }) => {
  const party = await actor(brandEmail);
  if (party.role !== 'company') throw new Error('the account is not a brand’s');
  const draft = aBriefing({
    id: 90_002,
    companyId: party.companyId,
    ownerId: party.userId,
    title: 'Sabonete sem produto',
    product: '',
  });
  await putRows(app.databaseUrl, [['briefings', draft]]);
  const brand = await signedIn(browser, brandEmail);
  const { company: companyWords, brief } = brand.words;
  const back = `/dashboard/client/briefings/${draft.id}/review`;
  await brand.visit(`/dashboard/client/settings?${new URLSearchParams({ back })}`);
  await brand.follow(companyWords.complete.toBriefing);
  await expect(brand.heading(companyWords.wizard.titles.brand)).toBeVisible();
  await expect(brand.field(brief.fields.product)).toBeFocused();
  expect(brand.troubles).toEqual([]);
});

test('a creator reports that a private post is online again', async ({ browser }) => {
  const party = await actor(creatorEmail);
  const now = new Date().toISOString();
  const broken = (await app.database.see(posts, party, {})).find((post) => isBroken(post, now));
  if (!broken) throw new Error('the demo data has no private post of this creator');
  const creator = await signedIn(browser, creatorEmail);
  await creator.visit(`/dashboard/professional/briefing/${broken.briefingId}?piece=${broken.deliverableId}`);
  const piece = creator.page.locator(`#piece-${broken.deliverableId}`);
  await creator.press(creator.words.creator.fixLink.send, piece);
  await creator.sees(creator.words.toasts.postFixed);
  const [restored] = await app.database.see(posts, party, { id: [broken.id] });
  expect(restored && isBroken(restored, now)).toBe(false);
  expect(creator.troubles).toEqual([]);
});

test('a proposal is saved when the creator leaves its page, even to complete required profile data', async ({
  browser,
}) => {
  const party = await actor(creatorEmail);
  const [open] = await app.database.see(proposals, party, { status: ['sent', 'under_approval'] });
  if (!open) throw new Error('the demo data has no proposal that its creator could rewrite');
  await app.database.perform(redoProposal, { id: open.id }, { actor: party, now: new Date().toISOString() });
  const creator = await signedIn(browser, creatorEmail);
  const { page } = creator;
  const { creator: creatorWords, portal } = creator.words;
  const path = `/dashboard/professional/briefing/${open.briefingId}`;
  await creator.visit(path);
  await creator.fill(creatorWords.write.message, 'Bom dia, eu faria assim:');
  await creator.follow(creatorWords.places.finance);
  await creator.press(portal.unsaved.save, creator.dialog);
  await page.waitForURL('**/dashboard/professional/finance');
  await creator.visit(path);
  await expect(creator.field(creatorWords.write.message)).toHaveValue('Bom dia, eu faria assim:');

  await write(`update creators set bio = '' where id = $1`, open.creatorId);
  await creator.visit(path);
  await creator.fill(creatorWords.write.message, 'Bom dia, eu faria dois Reels.');
  for (const amount of await page.getByLabel(within(creatorWords.write.amount)).all())
    await amount.fill('900');
  await creator.press(creatorWords.write.send);
  await expect(creator.dialog.getByText(portal.stepByStep.title)).toBeVisible();
  await creator.press(creatorWords.write.complete, creator.dialog);
  await page.waitForURL('**/dashboard/professional/settings?back=*');
  await creator.follow(creatorWords.complete.toProposal);
  await page.waitForURL(`**${path}`);
  await expect(creator.field(creatorWords.write.message)).toHaveValue('Bom dia, eu faria dois Reels.');
  expect(creator.troubles).toEqual([]);
});

test('the command palette finds a creator by name while the user types, and opens the creator’s page', async ({
  browser,
}) => {
  const brand = await signedIn(browser, brandEmail);
  const { page } = brand;
  const { shell } = brand.words.portal;
  await brand.visit('/dashboard/client');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: shell.jumpTo });
  await field.fill('caio lemos');
  const found = page
    .getByRole('option', { name: within('Caio Lemos') })
    .filter({ hasText: shell.found.creator });
  await expect(found.first()).toBeVisible();
  await found.first().click();
  await page.waitForURL('**/search/creator-profile/*');
  await expect(page.getByRole('heading', { name: within('Caio Lemos') }).first()).toBeVisible();
  expect(brand.troubles).toEqual([]);
});
