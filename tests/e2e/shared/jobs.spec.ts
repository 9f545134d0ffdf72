import { actorOf, conditionsFor, creators, jobs, users } from '@elenco/core';
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

test('a creator applies for a job, the brand puts the creator on the shortlist, and the creator sees the new status', async ({
  browser,
}) => {
  const staff = actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
  const [opening] = await app.database.see(jobs, staff, { status: 'open' }, { by: 'id', down: true });
  const [owner] = await app.database.see(users, staff, {
    companyId: opening!.companyId,
    companyRole: 'owner',
  });
  const able = (
    await app.database.see(creators, staff, { available: true }, { limit: 200, down: true })
  ).filter((one) => conditionsFor(opening!, one).every(({ met }) => met));
  const [account] = await app.database.see(
    users,
    staff,
    { creatorId: able.map(({ id }) => id) },
    { limit: 1, down: true },
  );
  const [pt, en] = variants;

  const creator = await (await contextOf(browser, app, account!.email, pt)).newPage();
  await creator.setViewportSize({ width: 390, height: 844 });
  await creator.goto(`/dashboard/professional/jobs?tab=all&opening=${opening!.id}`);
  await expect(creator.getByRole('heading', { name: opening!.title })).toBeVisible();
  await expectAccessible(creator);
  await creator.getByLabel('Mensagem para a marca').fill('Posso gravar na segunda.');
  await creator.getByLabel('Outro valor').fill('1.234,00');
  await creator.getByRole('button', { name: 'Candidatar-se' }).click();
  await expect(creator.getByText('Candidatura enviada').first()).toBeVisible();
  await expect(creator.getByText('Posso gravar na segunda.')).toBeVisible();
  await expect(creator.getByText('R$ 1.234,00').filter({ visible: true }).first()).toBeVisible();
  await creator.goto('/dashboard/professional');
  await creator.getByRole('link', { name: opening!.title }).first().click();
  await expect(creator.getByText('Posso gravar na segunda.')).toBeVisible();

  const brand = await (await contextOf(browser, app, owner!.email, pt)).newPage();
  await brand.goto(`/dashboard/client/briefing/${opening!.briefingId}?view=jobs`);
  const line = brand.getByRole('listitem').filter({ hasText: 'Posso gravar na segunda.' });
  await expect(line).toContainText('1.234,00');
  await expect(line.getByRole('link')).toHaveAttribute('href', /\/search\/creator-profile\/\d+/);
  await expect(line).toContainText('Seguidores');
  await expect(line).toContainText('Engajamento');
  await line.getByRole('button', { name: /^Incluir na seleção/ }).click();
  await expect(line).toContainText('Na seleção');
  await expectAccessible(brand);

  const reader = await (await contextOf(browser, app, account!.email, en)).newPage();
  await reader.goto('/dashboard/professional/jobs?tab=applied');
  await expect(reader.getByRole('listitem').filter({ hasText: opening!.title })).toContainText(
    'On the shortlist',
  );
  await expectAccessible(reader);
});
