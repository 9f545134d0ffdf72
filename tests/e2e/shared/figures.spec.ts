import { actorOf, observations } from '@elenco/core';
import { aDeliverable, aPost } from '@elenco/core/testing';
import { expect } from '@playwright/test';
import { oneOfEach, people } from '../../api/cast';
import { type RunningApp, startApp } from '../../support/app';
import { type Put, putRows } from '../../support/rows';
import { contextOf, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const published = {
  status: 'verified',
  publishedAt: dayAgo(2),
  link: 'https://www.instagram.com/reel/1/',
} as const;
const post = (id: number, deliverableId: number) =>
  aPost({ id, deliverableId, publishedAt: dayAgo(2), publishedOn: dayAgo(2).slice(0, 10) });
/** Rows of a hiring in force. It has three posts that are two days old. */
const rows = oneOfEach.map(([table, ...given]): Put => {
  const as = (status: string) => given.map((row) => ({ ...row, status }));
  if (table === 'briefings') return [table, ...as('hired')];
  if (table === 'proposals') return [table, ...as('approved')];
  if (table === 'contracts') {
    const accepted = { companyAcceptedAt: dayAgo(20), creatorAcceptedAt: dayAgo(20) };
    return [table, ...as('active').map((row) => ({ ...row, ...accepted }))];
  }
  if (table === 'deliverables') {
    return [table, ...[61, 62, 63].map((id) => aDeliverable({ id, ordinal: id - 60, ...published }))];
  }
  if (table === 'posts') return [table, post(218, 61), post(231, 62), post(232, 63)];
  return [table, ...given];
});

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
  await putRows(
    app.databaseUrl,
    rows.filter(([table]) => !['observations', 'tracked-links', 'orders'].includes(table)),
  );
});
test.afterAll(() => app.stop());

test('a creator sends the metrics of three posts together from a phone, and the brand confirms them', async ({
  browser,
}) => {
  const [pt, en] = variants;
  const creator = await (await contextOf(browser, app, people.creator.email, pt)).newPage();
  await creator.setViewportSize({ width: 390, height: 844 });
  await creator.goto('/dashboard/professional/31/new-report-creator');
  await expect(creator.getByRole('heading', { name: 'Números das publicações' })).toBeVisible();
  await expectAccessible(creator);
  const screenshot = { name: 'insights.png', mimeType: 'image/png', buffer: await creator.screenshot() };
  const posts = creator.getByRole('group', { name: /^Reels/ });
  await expect(posts).toHaveCount(3);
  const copied = [
    ['12,3 mil', '9.840', '604'],
    ['26.310', '27.000', '1.204'],
    ['900', '', '0'],
  ];
  for (const [n, [views, reach, likes]] of copied.entries()) {
    const one = posts.nth(n);
    await one.getByLabel('Print').setInputFiles(screenshot);
    await expect(one.getByAltText('O print escolhido')).toBeVisible();
    await one.getByLabel('Visualizações').fill(views!);
    await one.getByLabel('Alcance').fill(reach!);
    await one.getByLabel('Curtidas').fill(likes!);
  }
  await expect(creator.getByText('3 de 3 preenchidas')).toBeVisible();
  await creator.getByRole('button', { name: 'Enviar números' }).click();
  // The form keeps all input.
  const wrong = posts.nth(1);
  await expect(wrong.getByText('O alcance não pode ser maior que as visualizações.')).toBeVisible();
  await expect(posts.nth(0).getByLabel('Visualizações')).toHaveValue('12,3 mil');
  await wrong.getByLabel('Alcance').fill('18.420');
  await creator.getByRole('button', { name: 'Enviar números' }).click();
  await expect(creator.getByText('Números enviados à marca.')).toBeVisible();
  await expectAccessible(creator);
  const seen = await app.database.see(observations, actorOf(people.creator), { postId: [218, 232] });
  expect(seen.map(({ metric, value }) => `${metric} ${value}`)).toEqual([
    'views 12300',
    'reach 9840',
    'likes 604',
    'views 900',
    'likes 0',
  ]);

  const brand = await (await contextOf(browser, app, people.brandOwner.email, en)).newPage();
  await brand.goto('/dashboard/client/briefing/31?view=posts');
  await expectAccessible(brand);
  const first = brand.getByRole('article').first();
  await expect(first).toContainText('12,300');
  const proof = await brand.request.get(
    (await first.getByRole('link', { name: 'Screenshot 1' }).getAttribute('href'))!,
  );
  expect(proof.status()).toBe(200);
  await first.getByRole('button', { name: /^Confirm results/ }).click();
  await expect(brand.getByText(/^Results confirmed/)).toBeVisible();
  await expect(first.getByRole('button', { name: /^Confirm results/ })).toHaveCount(0);
  await brand.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(brand);
});

test('a brand creates tracked links and imports orders, and the creator sees the results of the creator’s own link', async ({
  browser,
}) => {
  const [pt, en] = variants;
  const brand = await (await contextOf(browser, app, people.brandOwner.email, pt)).newPage();
  await brand.goto('/dashboard/client/briefing/31?view=tracking');
  await expect(brand.getByText('Nenhum link rastreado ainda')).toBeVisible();
  const shop = brand.getByLabel('Página da sua loja');
  await shop.fill('loja aurora');
  await brand.getByLabel('Começo dos cupons').fill('verao');
  await brand.getByRole('button', { name: 'Criar links' }).click();
  await expect(shop).toHaveAttribute('aria-invalid', 'true');
  await expect(shop).toHaveValue('loja aurora');
  await shop.fill('https://aurora.example/serum');
  await brand.getByRole('button', { name: 'Criar links' }).click();
  await expect(brand.getByText('Links criados.')).toBeVisible();
  await expect(brand.getByLabel('Cupom').first()).toHaveValue('VERAOCECILIA');
  const address = await brand.getByLabel('Link', { exact: true }).inputValue();
  const { pathname } = new URL(address);
  const visited = await brand.request.get(pathname, { maxRedirects: 0, headers: { 'User-Agent': 'Safari' } });
  expect(visited.status()).toBe(302);
  const csv = 'order;day;code;amount\n1001;20/11/2026;VERAOCECILIA;129,90\n1002;20/11/2026;OUTRO;10,00';
  await brand
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'pedidos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await brand.getByRole('button', { name: 'Enviar pedidos' }).click();
  await expect(brand.getByText('1 pedido recebido')).toBeVisible();
  await expect(brand.getByText('Linha 3: Nenhuma contratação deste projeto usa este cupom.')).toBeVisible();
  await expect(brand.getByText('R$ 129,90').first()).toBeVisible();
  await expectAccessible(brand);

  const creator = await (await contextOf(browser, app, people.creator.email, en)).newPage();
  await creator.setViewportSize({ width: 390, height: 844 });
  await creator.goto('/dashboard/professional/briefing/31');
  const own = creator.getByRole('region', { name: 'Your link' });
  await expect(own.getByRole('textbox', { name: 'Promo code' })).toHaveValue('VERAOCECILIA');
  await expect(own).toContainText('129.90');
  await expectAccessible(creator);
  await brand.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(brand);
});
