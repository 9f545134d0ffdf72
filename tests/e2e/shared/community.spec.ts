import { actorOf, boardMembers, users } from '@elenco/core';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { contextOf, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

test('a brand posts to its community, a creator comments and reports, and a moderator hides the post', async ({
  browser,
}) => {
  const [pt, en] = variants;
  const brandUser = (await app.database.identity.byEmail('brand@aurora.example'))!;
  const [member] = await app.database.see(boardMembers, actorOf(brandUser), {}, { by: 'id' });
  const staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const [account] = await app.database.see(users, staff, { creatorId: member!.creatorId });

  const brand = await (await contextOf(browser, app, brandUser.email, pt)).newPage();
  await brand.goto('/community');
  await expectAccessible(brand);
  await expect(brand.getByRole('button', { name: 'Enviar comentário' })).toHaveCount(0);
  await brand.getByRole('textbox', { name: 'Título' }).fill('Visita ao laboratório');
  await brand.getByRole('textbox', { name: 'Texto' }).fill('Quem vem no dia 10?');
  await brand.getByRole('button', { name: 'Publicar' }).click();
  await expect(brand.getByRole('article', { name: 'Visita ao laboratório' })).toBeVisible();

  const creator = await (await contextOf(browser, app, account!.email, en)).newPage();
  await creator.setViewportSize({ width: 390, height: 844 });
  await creator.goto('/community');
  const post = creator.getByRole('article', { name: 'Visita ao laboratório' });
  await expect(creator.getByRole('textbox')).toHaveCount(0);
  const comment = post.getByText('Comment', { exact: true });
  await comment.focus();
  await creator.keyboard.press('Enter');
  const field = post.getByRole('textbox', { name: 'Your comment' });
  await expect(field).toBeFocused();
  await creator.keyboard.type('Eu vou!');
  await comment.click();
  await expect(field).toBeHidden();
  await comment.click();
  await expect(field).toHaveValue('Eu vou!');
  await expectAccessible(creator);
  await post.getByRole('button', { name: 'Send comment' }).click();
  await expect(post.getByText('Eu vou!')).toBeVisible();
  await expect(creator.getByText('Quem convidamos para o evento?')).toHaveCount(0);
  await post.getByRole('button', { name: 'Report “Visita ao laboratório”' }).click();
  await creator.getByLabel('What’s wrong?').fill('O laboratório fechou.');
  await creator.getByRole('alertdialog').getByRole('button', { name: 'Report' }).click();
  await expect(creator.getByText('Reported to moderators').first()).toBeVisible();
  await expectAccessible(creator);

  const office = await (await contextOf(browser, app, 'support@elenco.example', en)).newPage();
  await office.goto('/dashboard/admin/community');
  await office.getByRole('link', { name: 'O laboratório fechou.' }).click();
  await expect(office.getByText('Quem vem no dia 10?')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Hide', exact: true }).click();
  await office.getByRole('dialog').getByRole('textbox').fill('Confirmed by the brand.');
  await office.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  await expect(office.getByText('Confirmed by the brand.').first()).toBeVisible();
  await creator.reload();
  await expect(creator.getByRole('article', { name: 'Visita ao laboratório' })).toHaveCount(0);

  await brand.goto('/community?view=members');
  await expectAccessible(brand);
  const first = brand.getByRole('list', { name: 'Membros' }).getByRole('listitem').first();
  await first.getByRole('button', { name: 'Em dúvida' }).click();
  await expect(first.getByRole('button', { name: 'Em dúvida' })).toHaveAttribute('aria-pressed', 'true');
  const download = brand.waitForEvent('download');
  await brand.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Comunidade.csv');
  await brand.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(brand);
});
