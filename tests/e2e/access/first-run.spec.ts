import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { signUpCreator } from '../job/creator';
import {
  addPhoto,
  addWork,
  chooseSpecialties,
  enterMeiPayoutDetails,
  giveAddress,
  writeWords,
} from '../job/firstRun';
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

test('a creator with a MEI (micro company) signs up on a phone, completes the first steps and ends at the portfolio', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  const { page } = who;
  const { creator } = who.words;
  const { first } = creator;
  const step = (name: keyof typeof first.steps) => page.waitForURL(`**/start/${name}`);

  await test.step('the first steps open at step one, and the home page lists the missing steps', async () => {
    await signUpCreator(who, rita, app.database);
    await step('photo');
    await expectAccessible(page);
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.costs.invitations)).toBeVisible();
    await expect(page.getByText(creator.home.waiting_zero.split('. ')[1]!)).toHaveCount(0);
    await expectAccessible(page);
    // Brands can invite only creators with a channel; the photo can be added later.
    await who.follow(first.begin);
    await step('channel');
    await who.visit('/dashboard/professional/start/photo');
  });
  await test.step('the creator adds a photo, and skips the text by keyboard', async () => {
    await addPhoto(who);
    await step('words');
    // A new page moves the focus to its content, so the test waits for that before it uses the keyboard.
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('link', { name: first.skip }).focus();
    await page.keyboard.press('Enter');
    await step('channel');
  });
  await test.step('skipping a step with unsaved text asks for confirmation', async () => {
    const { unsaved } = who.words.portal;
    await who.visit('/dashboard/professional/start/words');
    await who.fill(creator.profile.bio, 'Café, bicicleta e bairro.');
    await who.follow(first.skip);
    await expect(page.getByRole('dialog', { name: unsaved.title })).toBeVisible();
    await who.press(unsaved.leave);
    await step('channel');
  });
  await test.step('the creator pastes a profile URL, which fills in the channel', async () => {
    await who.fill(creator.channels.handle, 'https://www.instagram.com/rita.moura/');
    await who.fill(creator.channels.followers, '40000');
    await expect(page.getByRole('combobox', { name: creator.channels.channel })).toHaveValue('instagram');
    await expect(who.field(creator.channels.handle)).toHaveValue('rita.moura');
    await who.fill(creator.channels.engagement, '3,5');
    await who.press(first.save);
    await step('payee');
  });
  await test.step('the creator enters payout details as a MEI', async () => {
    await expectAccessible(page);
    await enterMeiPayoutDetails(who, { cnpj: '11222333000181', holder: 'Rita Moura 11222333000' });
    await step('address');
  });
  await test.step('the creator resumes the first steps later, at the skipped step', async () => {
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.costs.proposals)).toBeVisible();
    await who.sees(filled(first.progress, { done: 3, count: 7 }));
    await who.follow(first.resume);
    await step('words');
    await writeWords(who);
    await step('address');
  });
  await test.step('the creator enters a postal address, specialties and one project, and ends on the home page with the next task', async () => {
    await giveAddress(who);
    await step('specialties');
    await chooseSpecialties(who);
    await step('work');
    await addWork(who, 'Cafés do Recife');
    await expect(who.heading(first.ready)).toBeVisible();
    await expectAccessible(page);
  });
  expect(who.troubles).toEqual([]);
});
