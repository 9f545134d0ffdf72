import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { signUpCreator } from '../job/creator';
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
const picture = { name: 'me.png', mimeType: 'image/png', buffer: readFileSync('docs/dashboard.png') };
const certificate = { name: 'mei.png', mimeType: 'image/png', buffer: picture.buffer };

test('a MEI signs up on a phone, walks the first run and ends at the images of its work', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  const { page } = who;
  const { creator, portfolio, company } = who.words;
  const { first } = creator;
  const step = (name: keyof typeof first.steps) => page.waitForURL(`**/start/${name}`);

  await test.step('arrives at the first step, and reads at home what is missing', async () => {
    await signUpCreator(who, rita, app.database);
    await step('photo');
    await expectAccessible(page);
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.costs.invitations)).toBeVisible();
    await expect(page.getByText(creator.home.waiting_zero.split('. ')[1]!)).toHaveCount(0);
    await expectAccessible(page);
    await who.follow(first.begin);
    await step('photo');
  });
  await test.step('adds a photo, and skips the words by keyboard', async () => {
    await page.locator('input[type=file]').setInputFiles(picture);
    await who.press(creator.photo.save);
    await step('words');
    await page.getByRole('link', { name: first.skip }).focus();
    await page.keyboard.press('Enter');
    await step('channel');
  });
  await test.step('pastes a profile link, which names the channel', async () => {
    await who.fill(creator.channels.handle, 'https://www.instagram.com/rita.moura/');
    await who.fill(creator.channels.followers, '40000');
    await expect(page.getByRole('combobox', { name: creator.channels.channel })).toHaveValue('instagram');
    await expect(who.field(creator.channels.handle)).toHaveValue('rita.moura');
    await who.fill(creator.channels.engagement, '3,5');
    await who.press(creator.settings.save);
    await step('payee');
  });
  await test.step('is paid as a MEI', async () => {
    await expectAccessible(page);
    await page.getByRole('radio', { name: creator.payee.kinds.mei }).check({ force: true });
    await who.fill(creator.payee.cnpj, '11222333000181');
    await who.fill(creator.payee.birthDateOwner, '1995-05-05');
    await who.fill(creator.payee.holder, 'Rita Moura 11222333000');
    await who.pick(creator.payee.bank, 'Nubank · 260');
    await who.fill(creator.payee.branch, '0001');
    await who.fill(creator.payee.account, '56789-0');
    await page.locator('input[type=file]').setInputFiles(certificate);
    await who.press(creator.settings.save);
    await step('address');
  });
  await test.step('resumes later where the run stopped', async () => {
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.costs.proposals)).toBeVisible();
    await who.sees(filled(first.progress, { done: 3, count: 6 }));
    await who.follow(first.resume);
    await step('words');
    await who.fill(creator.profile.bio, 'Café, bicicleta e bairro.');
    await who.fill(creator.profile.city, 'Recife');
    await who.press(creator.settings.save);
    await step('address');
  });
  await test.step('gives the address and one work, and ends where its images are added', async () => {
    const { address } = company;
    for (const [label, text] of [
      [address.cep, '50030-150'],
      [address.number, '10'],
      [address.street, 'Rua da Aurora'],
      [address.city, 'Recife'],
      [address.state, 'PE'],
    ] as const)
      await who.fill(label, text);
    await who.press(creator.settings.save);
    await step('work');
    await who.fill(portfolio.project.title, 'Cafés do Recife');
    await who.press(portfolio.project.add);
    await page.waitForURL(/\/dashboard\/professional\/profile#project-\d+$/);
    await expect(page.getByText('Cafés do Recife').first()).toBeVisible();
    await who.visit('/dashboard/professional');
    await expect(who.heading(first.ready)).toBeVisible();
    await expectAccessible(page);
  });
  expect(who.troubles).toEqual([]);
});
