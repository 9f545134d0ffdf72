import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { signUpCreator } from '../job/creator';
import { addPhoto, addWork, bePaidAsMei, giveAddress, writeWords } from '../job/firstRun';
import { expectAccessible } from '../support/accessible';
import { person } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const rita = { name: 'Rita Moura', email: 'rita@creator.example', password: 'muro azul 77', cpf: '' };

test('a creator with a MEI signs up on a phone, completes the first steps and ends at the portfolio', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  const { page } = who;
  const { creator } = who.words;
  const { first } = creator;
  const step = (name: keyof typeof first.steps) => page.waitForURL(`**/start/${name}`);

  await test.step('opens at the first step, and the home page lists what is missing', async () => {
    await signUpCreator(who, rita, app.database);
    await step('photo');
    await expectAccessible(page);
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.costs.invitations)).toBeVisible();
    await expect(page.getByText(creator.home.waiting_zero.split('. ')[1]!)).toHaveCount(0);
    await expectAccessible(page);
    // Without a channel no brand can invite; the photo may follow later.
    await who.follow(first.begin);
    await step('channel');
    await who.visit('/dashboard/professional/start/photo');
  });
  await test.step('adds a photo, and skips the text by keyboard', async () => {
    await addPhoto(who);
    await step('words');
    await page.getByRole('link', { name: first.skip }).focus();
    await page.keyboard.press('Enter');
    await step('channel');
  });
  await test.step('pastes a profile link, which fills in the channel', async () => {
    await who.fill(creator.channels.handle, 'https://www.instagram.com/rita.moura/');
    await who.fill(creator.channels.followers, '40000');
    await expect(page.getByRole('combobox', { name: creator.channels.channel })).toHaveValue('instagram');
    await expect(who.field(creator.channels.handle)).toHaveValue('rita.moura');
    await who.fill(creator.channels.engagement, '3,5');
    await who.press(creator.settings.save);
    await step('payee');
  });
  await test.step('enters payout details as a MEI', async () => {
    await expectAccessible(page);
    await bePaidAsMei(who, { cnpj: '11222333000181', holder: 'Rita Moura 11222333000' });
    await step('address');
  });
  await test.step('continues later at the step where the user stopped', async () => {
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.costs.proposals)).toBeVisible();
    await who.sees(filled(first.progress, { done: 3, count: 6 }));
    await who.follow(first.resume);
    await step('words');
    await writeWords(who);
    await step('address');
  });
  await test.step('enters the address and one project, and ends on the home page with the next task', async () => {
    await giveAddress(who);
    await step('work');
    await addWork(who, 'Cafés do Recife');
    await expect(who.heading(first.ready)).toBeVisible();
    await expectAccessible(page);
  });
  expect(who.troubles).toEqual([]);
});
