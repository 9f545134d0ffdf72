import { readFileSync } from 'node:fs';
import {
  actorOf,
  briefings,
  conversations,
  createShareLink,
  deliverables,
  lists,
  squads,
} from '@elenco/core';
import { newSecret } from '@elenco/db';
import trail from '@elenco/locales/pt/trail.json' with { type: 'json' };
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { contextOf, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const pieceIn = (page: Page, status: string) => page.locator(`[data-piece][data-status="${status}"]`).first();

test('a brand turns a list into a squad, and uses a board by keyboard, by dragging and on a phone', async ({
  browser,
}) => {
  const [pt, en] = variants;
  const brand = actorOf((await app.database.identity.byEmail('brand@aurora.example'))!);
  const page = await (await contextOf(browser, app, 'brand@aurora.example', pt)).newPage();

  const [list] = await app.database.see(lists, brand, { name: 'Verão 2027' });
  const who = new Person(page, 'pt');
  await who.visit(`/dashboard/client/search/list/${list!.id}`);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Transformar em squad' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transformar em squad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verão 2027' })).toBeVisible();
  expect(await app.database.see(squads, brand, { title: 'Verão 2027' })).toMatchObject([
    { listId: list!.id },
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Novo briefing' }).click();
  await expect(page).toHaveURL(/briefings\/create\?squad=\d+$/);

  await page.goto('/dashboard/client/new-briefing');
  await page.getByRole('link', { name: 'Já tenho um squad' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Embaixadoras de verão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Embaixadoras de verão' })).toBeVisible();
  await expectAccessible(page);
  const board = page.url();

  // By keyboard: selects a deliverable, opens its card, and chooses the column to which it moves.
  const waiting = pieceIn(page, 'draft_submitted');
  const id = Number(await waiting.getAttribute('data-piece'));
  await waiting.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: /Instagram|TikTok/ });
  await expect(card.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await card.getByRole('radio', { name: 'Aprovada' }).focus();
  await page.keyboard.press('Space');
  await card.getByRole('button', { name: 'Mover' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Não dá para desfazer.');
  await expect(page.locator(`[data-piece="${id}"]`)).toHaveAttribute('data-status', 'draft_submitted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Aprovar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-piece="${id}"]`)).toHaveAttribute('data-status', 'approved');
  expect(await app.database.see(deliverables, brand, { id })).toMatchObject([{ status: 'approved' }]);

  // By dragging: a move that only the creator may make is refused with a reason, and an irrevocable move of
  // the brand requires a confirmation.
  const line = page.getByRole('row').filter({ has: page.locator(`[data-piece="${id}"]`) });
  await page.locator(`[data-piece="${id}"]`).dragTo(line.locator('[data-state="published"]'));
  await expect(page.getByText('Só o creator pode levar a entrega a esta coluna.')).toBeVisible();
  const out = pieceIn(page, 'published');
  const outId = await out.getAttribute('data-piece');
  const its = page.getByRole('row').filter({ has: page.locator(`[data-piece="${outId}"]`) });
  // If the page scrolls while the mouse button is down, no drag starts, so the row is scrolled into view
  // first.
  await its.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await out.dragTo(its.locator('[data-state="verified"]'));
  await expect(
    page.getByText('Confirmar a publicação libera o valor quando a nota ou o recibo for aceito.'),
  ).toBeVisible();
  await expect(page.locator(`[data-piece="${outId}"]`)).toHaveAttribute('data-status', 'published');
  await card.getByRole('button', { name: 'Mover' }).click();
  await dialog.getByRole('button', { name: 'Confirmar publicação' }).click();
  await expect(page.locator(`[data-piece="${outId}"]`)).toHaveAttribute('data-status', 'verified');

  // In bulk: sends a reminder, and then a message to each creator in a separate conversation.
  const late = page.getByRole('rowgroup').filter({ hasText: 'Em atraso' }).getByRole('checkbox');
  const remind = page.getByRole('button', { name: 'Lembrar' });
  await expect(remind).toBeDisabled();
  await expect(remind).toHaveAccessibleDescription('Marque creators para agir com todos de uma vez');
  await late.first().check();
  await remind.click();
  await expect(page.getByText('Creators lembrados').first()).toBeVisible();
  const before = await app.database.see(conversations, brand, {});
  const all = page.getByRole('row').getByRole('checkbox');
  await all.nth(0).check();
  await all.nth(3).check();
  await page.getByText('Escrever para todos').click();
  await page.getByLabel('Mensagem, enviada a cada um na própria conversa').fill('Amanhã tem sol!');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Mensagens enviadas').first()).toBeVisible();
  const after = await app.database.see(conversations, brand, {});
  const seqs = (rows: typeof before) => rows.reduce((sum, { lastSeq }) => sum + lastSeq, 0);
  expect(seqs(after) - seqs(before)).toBe(2);

  const phone = await (await contextOf(browser, app, 'brand@aurora.example', en)).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  for (const view of ['', '?view=calendar', '?view=brief', '?view=activity']) {
    await phone.goto(`${board.split('?')[0]}${view}`);
    await expect(phone.getByRole('heading', { level: 1, name: 'Embaixadoras de verão' })).toBeVisible();
    await expectAccessible(phone);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect([view, wide]).toEqual([view, 390]);
  }
});

test('a brand writes a squad’s vision in versions', async ({ browser }) => {
  const brand = actorOf((await app.database.identity.byEmail('brand@aurora.example'))!);
  const page = await (await contextOf(browser, app, 'brand@aurora.example', variants[0])).newPage();
  const who = new Person(page, 'pt');
  const [squad] = await app.database.see(squads, brand, { title: 'Primavera na pele' });
  await who.visit(`/dashboard/client/squad/${squad!.id}`);
  await page.getByRole('link', { name: 'Visão e plano' }).click();
  await expect(page.getByRole('heading', { name: 'Versão 1 (mais recente)' })).toBeVisible();
  await expect(page.getByText('pelo menos 900.000')).toBeVisible();
  // Expected results are calculated from similar hirings. If there are too few similar hirings, no expected
  // results are shown.
  const usual = page.getByRole('table', { name: 'O que este elenco costuma trazer' });
  await expect(usual.getByRole('row', { name: /^10 × Nano.* \d+ [\d.]+ a [\d.]+/ })).toBeVisible();
  await expect(usual.getByRole('row', { name: /^2 × Micro.* \d de 5 – – –$/ })).toBeVisible();
  await expectAccessible(page);

  const [running] = await app.database.see(squads, brand, { title: 'Embaixadoras de verão' });
  const [briefing] = await app.database.see(briefings, brand, { squadId: running!.id });
  await who.visit(`/dashboard/client/briefing/${briefing!.id}/squad-vision`);
  await expect(page.getByRole('heading', { name: 'Versão 2 (mais recente)' })).toBeVisible();
  await page.getByText('Mudar a visão').click();
  await who.fill('Mensagens-chave', 'Reaplique.\nCabe no bolso.');
  await who.fill('Pessoas alcançadas', '300.000');
  await who.fill('Impulsionamento', '90.000,00');
  await page.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(page.getByText('A divisão soma mais do que o orçamento do squad.')).toBeVisible();
  await expect(who.field('Pessoas alcançadas')).toHaveValue('300.000');
  await who.fill('Impulsionamento', '9.000,00');
  await page.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(page.getByRole('heading', { name: 'Versão 3 (mais recente)' })).toBeVisible();
  await expect(page.getByText('Mudou: mensagens-chave, metas e divisão do orçamento')).toBeVisible();
  await page.getByRole('link', { name: 'Versão 1' }).click();
  await expect(page.getByRole('heading', { name: 'Versão 1 de 3' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(who.troubles).toEqual([]);
});

test('a late step of a squad’s plan delays the next step, a guest approves a step, and an edit reopens that step', async ({
  browser,
}) => {
  const brand = actorOf((await app.database.identity.byEmail('brand@aurora.example'))!);
  const page = await (await contextOf(browser, app, 'brand@aurora.example', variants[0])).newPage();
  const who = new Person(page, 'pt');
  const [squad] = await app.database.see(squads, brand, { title: 'Embaixadoras de verão' });
  const [briefing] = await app.database.see(briefings, brand, { squadId: squad!.id });
  const project = `/dashboard/client/briefing/${briefing!.id}`;
  await who.visit(`${project}/squad-step`);
  const next = page.getByRole('row', { name: /Publicações do dia a dia/ });
  await expect(next.getByText(/Adiada em \d+ dias? por causa de “Roteiros do dia a dia”/)).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Nova etapa').click();
  await who.fill('Etapa', 'Festa');
  await who.fill('Começa em', '2027-03-10');
  await who.fill('Termina em', '2027-03-01');
  await page.getByRole('button', { name: 'Incluir a etapa' }).click();
  await expect(page.getByText('O fim precisa ser no dia do início ou depois.')).toBeVisible();
  await expect(who.field('Etapa')).toHaveValue('Festa');
  await who.fill('Termina em', '2027-03-12');
  await page.getByRole('button', { name: 'Incluir a etapa' }).click();
  await expect(page.getByRole('row', { name: /Festa/ })).toBeVisible();

  // A guest opens the step with a share link of the brand.
  await page.getByRole('link', { name: 'Aprovação', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Roteiros do dia a dia' })).toBeVisible();
  await expectAccessible(page);
  const { token, hash } = newSecret();
  const given = { briefingId: briefing!.id, label: 'Agência', actions: ['step' as const], tokenHash: hash };
  await app.database.perform(createShareLink, given, { actor: brand, now: new Date().toISOString() });
  const guestPage = await (await contextOf(browser, app, 'nobody', variants[0])).newPage();
  await guestPage.setViewportSize({ width: 390, height: 844 });
  const guest = new Person(guestPage, 'pt');
  await guest.visit(`${project}/squad-step-approve/guest?grant=${token}`);
  await guest.fill('Seu nome', 'Rosa');
  await guestPage.getByRole('button', { name: 'Continuar' }).click();
  await expect(guestPage.getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible();
  await expectAccessible(guestPage);
  await guestPage.getByRole('button', { name: 'Pedir ajustes' }).click();
  await expect(guestPage.getByLabel(/Comentário/)).toHaveAttribute('aria-invalid', 'true');
  await guestPage.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await expect(guestPage.getByText('Você aprovou esta etapa').first()).toBeVisible();

  // The approved step is edited, so its approval is marked as outdated.
  await who.visit(`${project}/squad-step`);
  await page.getByRole('link', { name: 'Roteiros do dia a dia' }).click();
  const form = page.getByRole('region', { name: 'Mudar “Roteiros do dia a dia”' });
  await who.fill('Descrição', 'Ônibus, intervalo e fila do picolé: duas cenas cada.', form);
  await form.getByRole('button', { name: 'Salvar a etapa' }).click();
  await expect(page.getByRole('row', { name: /Roteiros do dia a dia.*Aguarda aprovação/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ver a aprovação' }).click();
  await expect(
    page.getByText('A aprovação de Rosa não vale mais. Mudou desde então: descrição.'),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['squad-step', 'squad-step-approve']) {
    await who.visit(`${project}/${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  expect(who.troubles).toEqual([]);
});

test('curation opens a squad by its name, reads its log action by action, and exports the filtered log', async ({
  browser,
}) => {
  const staff = actorOf((await app.database.identity.byEmail('curation@elenco.example'))!);
  const [squad] = await app.database.see(squads, staff, { title: 'Embaixadoras de verão' });
  const page = await (await contextOf(browser, app, 'curation@elenco.example', variants[0])).newPage();
  const titled = new RegExp(`^Squad #${squad!.id} \\| Embaixadoras de verão \\| `);
  await page.goto('/dashboard/admin/squads');
  await page.getByRole('cell', { name: 'Embaixadoras de verão' }).click();
  await expect(page).toHaveTitle(titled);
  await page.goto(`/dashboard/admin/log/${squad!.id}`);
  await expect(page).toHaveTitle(titled);
  const rows = page.getByRole('table', { name: 'Registro' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'Tipo de registro' }).click();
  await page.getByRole('option', { name: 'Squad', exact: true }).click();
  await expect(page).toHaveURL(/resource=squads/);
  await expect(rows.filter({ hasNotText: /Squad|Quando/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  const [head, ...lines] = csv.trim().split('\n');
  expect(head).toContain('O que foi feito');
  expect(lines.length).toBeGreaterThan(2);
  // An import of orders is one row of the log, whatever the number of created orders.
  const [spring] = await app.database.see(squads, staff, { title: 'Primavera na pele' });
  await page.goto(`/dashboard/admin/log/${spring!.id}`);
  const imported = rows.filter({ hasText: trail.commands.orders.import });
  await expect(imported).toHaveCount(1);
  await expect(imported).toContainText(/ e mais \d+: Criou/);
  // If the title cannot be loaded, the id is shown.
  await page.route('**/api/v1/squads?squad_id=*', (route) => route.abort());
  await page.goto(`/dashboard/admin/squad/${squad!.id}`);
  await expect(page).toHaveTitle(new RegExp(`^Squad #${squad!.id} \\| Elenco`));
});
