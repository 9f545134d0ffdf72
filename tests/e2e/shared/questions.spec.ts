import { actorOf, proposals, users } from '@elenco/core';
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

const staff = async () => actorOf((await app.database.identity.byEmail('owner@elenco.example'))!);
const emailOf = async (where: Parameters<typeof app.database.see<typeof users>>[2]) => {
  const [user] = await app.database.see(users, await staff(), where, { limit: 1 });
  return user!.email;
};

test('an invited creator asks a question about a brief, and all invited creators read the brand’s answer', async ({
  browser,
}) => {
  const open = await app.database.see(proposals, await staff(), { status: ['pending', 'sent'] });
  const asking = open.find((one) =>
    open.some((other) => other.briefingId === one.briefingId && other.creatorId !== one.creatorId),
  )!;
  const other = open.find(
    ({ briefingId, creatorId }) => briefingId === asking.briefingId && creatorId !== asking.creatorId,
  )!;
  const brandEmail = await emailOf({ companyId: asking.companyId, companyRole: 'owner' });
  const [first, second] = [
    await emailOf({ creatorId: asking.creatorId }),
    await emailOf({ creatorId: other.creatorId }),
  ];
  const [pt, en] = variants;
  const creator = await (await contextOf(browser, app, first, pt)).newPage();
  await creator.setViewportSize({ width: 390, height: 844 });
  await creator.goto(`/dashboard/professional/briefing/${asking.briefingId}`);
  const asked = 'O sérum pode aparecer fora da embalagem?';
  await creator.getByLabel('Sobre qual parte').selectOption('dos');
  await creator.getByLabel('Sua pergunta').fill(asked);
  await creator.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect(creator.getByText('sua pergunta, aguarda resposta').first()).toBeVisible();
  await expectAccessible(creator);

  const brand = await (await contextOf(browser, app, brandEmail, pt)).newPage();
  await brand.goto(`/dashboard/client/briefing/${asking.briefingId}?view=brief`);
  const question = brand.getByRole('listitem').filter({ hasText: asked });
  await question.getByLabel('Resposta').fill('Pode, se a marca aparecer no primeiro plano.');
  await question.getByRole('button', { name: /^Responder a todos/ }).click();
  await expect(question).toContainText('Pode, se a marca');
  await expectAccessible(brand);

  const reader = await (await contextOf(browser, app, second, en)).newPage();
  await reader.goto(`/dashboard/professional/briefing/${asking.briefingId}`);
  const read = reader.getByRole('listitem').filter({ hasText: asked });
  await expect(read).toContainText('asked by another invited creator');
  await expect(read).toContainText('Pode, se a marca');
});
