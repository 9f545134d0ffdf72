import { actorOf, briefings, webhooks as hooks, users, webhookDeliveries } from '@elenco/core';
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import webhooks from '@elenco/locales/pt/webhooks.json' with { type: 'json' };
import { type Browser, expect, type Page } from '@playwright/test';
import { freePort, type RunningApp, startApp } from '../../support/app';
import { FakeNetworks } from '../../support/networks';
import { expectAccessible } from '../support/accessible';
import { enter } from '../support/session';
import { test } from '../support/test';

const networks = new FakeNetworks();
let app: RunningApp;
test.beforeAll(async () => {
  await networks.start();
  const port = String(await freePort());
  const env = { ...networks.env, PORT: port, BASE_URL: `http://127.0.0.1:${port}` };
  app = await startApp({ demo: true, env });
});
test.afterAll(async () => {
  await app.stop();
  await networks.stop();
});

const open = async (browser: Browser) => (await browser.newContext({ baseURL: app.url })).newPage();

const signedIn = async (browser: Browser, email: string) => enter(await open(browser), app, email);

const person = async (email: string) => {
  const user = await app.database.identity.byEmail(email);
  if (!user) throw new Error(`the demo data has no user with ${email}`);
  return user;
};
const banner = (page: Page) => page.getByRole('region', { name: 'Acesso a outra conta' });

test('support impersonates a company member with a reason, within limits, and the member is notified', async ({
  browser,
}) => {
  const member = await person('member@aurora.example');
  const support = await signedIn(browser, 'support@elenco.example');
  await support.goto(`/dashboard/admin/users/${member.id}`);
  await support.getByRole('link', { name: `Entrar como ${member.name}` }).click();
  await expectAccessible(support);
  await support.getByLabel('Motivo').fill('ajuda');
  await support.getByRole('button', { name: `Entrar como ${member.name}` }).click();
  await expect(support.getByText('Conte o motivo em pelo menos 10 caracteres.')).toBeVisible();
  await support.getByLabel('Motivo').fill('A marca não encontra o convite');
  await support.getByRole('button', { name: `Entrar como ${member.name}` }).click();

  await expect(support).toHaveURL(/\/dashboard\/client/);
  await expect(banner(support)).toContainText(`Jonas Reis, você está na conta de ${member.name}`);
  await expectAccessible(support);
  const rows = await app.database.see(briefings, actorOf(member), { status: 'awaiting_proposal' });
  for (const { id } of rows) {
    await support.goto(`/dashboard/client/briefing/${id}`);
    await expect(banner(support)).toBeVisible();
  }
  await support.goto('/dashboard/admin');
  await expect(support.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  await banner(support).getByRole('button', { name: 'Voltar para a minha conta' }).click();
  await expect(support).toHaveURL(new RegExp(`/dashboard/admin/users/${member.id}$`));

  await app.database.outbox.idle();
  const marina = await signedIn(browser, 'member@aurora.example');
  await marina.goto('/dashboard/notifications');
  await expect(marina.getByText('Jonas Reis acessou a sua conta').first()).toBeVisible();
  await expect(marina.getByText('A marca não encontra o convite').first()).toBeVisible();
  const [mail] = await app.database.outbox.mailbox({ to: member.email });
  expect(mail?.subject).toBe('Jonas Reis acessou a sua conta');
});

test('support neither sees nor changes a creator’s bank data while impersonating', async ({ browser }) => {
  const creator = await person('creator@story.example');
  const support = await signedIn(browser, 'support@elenco.example');
  await support.goto(`/dashboard/login-as/${creator.id}`);
  await support.getByLabel('Motivo').fill('O criador não recebe o pagamento');
  await support.getByRole('button', { name: `Entrar como ${creator.name}` }).click();
  await expect(banner(support)).toBeVisible();
  await support.goto('/dashboard/professional/settings/payee');
  await expect(support.getByText('Só a própria pessoa vê e altera estes dados.')).toBeVisible();
  await expect(support.getByLabel('Titular')).toHaveCount(0);
});

test('finance can open the screen that imports a bank’s return file, while support sees that access is denied', async ({
  browser,
}) => {
  const screen = '/dashboard/admin/finance/bank-return';
  for (const [email, title] of [
    ['support@elenco.example', 'Você não tem acesso a esta tela'],
    ['finance@elenco.example', 'Importar arquivo do banco'],
  ] as const) {
    const page = await signedIn(browser, email);
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a staff owner proposes a fee within its limits, and a second one approves it', async ({ browser }) => {
  const screen = '/dashboard/admin/settings';
  const owner = await signedIn(browser, 'owner@elenco.example');
  await owner.goto(screen);
  await owner.getByRole('button', { name: 'Novo valor' }).click();
  const form = owner.getByRole('dialog');
  await form.getByLabel('Valor').fill('999,99');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Este valor está fora do permitido.')).toBeVisible();
  await expectAccessible(owner);
  await form.getByLabel('Valor').fill('17,5');
  await form.getByRole('button', { name: 'Salvar' }).click();
  const proposed = (page: Page) => page.getByRole('row').filter({ hasText: '17,5%' });
  await expect(proposed(owner)).toContainText('Aguarda outra pessoa');
  await expect(proposed(owner).getByRole('button', { name: 'Aprovar' })).toHaveCount(0);

  const finance = await signedIn(browser, 'finance@elenco.example');
  await finance.goto(screen);
  await proposed(finance).getByRole('button', { name: 'Aprovar' }).click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(proposed(finance)).toContainText('Aprovado');
  await expect(proposed(finance).getByRole('button')).toHaveCount(0);
  await expectAccessible(finance);
});

test('a brand shares a shortlist with a guest, who gives opinions about creators', async ({ browser }) => {
  const brand = await signedIn(browser, 'brand@aurora.example');
  const member = await person('brand@aurora.example');
  const owner = actorOf(member);
  const [project] = await app.database.see(briefings, owner, { status: 'selection' });
  if (!project) throw new Error('the demo data has no selection');
  const page = `/dashboard/client/briefing/${project.id}/select`;
  await brand.goto(`/dashboard/client/briefing/${project.id}`);
  await brand.getByRole('link', { name: 'Compartilhar' }).click();
  await brand.waitForURL(`**${page}#share`);
  await brand.getByLabel('Para quem é o link').fill('Agência Vento');
  await brand.getByRole('button', { name: 'Criar link' }).click();
  const link = await brand.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(link).pathname).toBe(`${page}/guest`);
  await expectAccessible(brand);
  await brand.reload();
  await expect(brand.getByLabel('Link', { exact: true })).toHaveCount(0);

  const guest = await open(browser);
  await guest.goto(new URL(link).pathname + new URL(link).search);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ajude a escolher');
  await expectAccessible(guest);
  await expect(guest.getByRole('button', { name: 'Enviar opinião' })).toHaveCount(0);
  await guest.getByLabel('Seu nome').fill('Rosa Viana');
  await guest.getByRole('button', { name: 'Continuar' }).click();
  const first = guest.locator('form', { has: guest.getByRole('button', { name: 'Enviar opinião' }) }).first();
  await first.getByText('Sim', { exact: true }).click();
  await first.getByLabel('Comentário').fill('Fala a nossa língua');
  await first.getByRole('button', { name: 'Enviar opinião' }).click();
  await expect(guest.getByText('Opinião enviada.')).toBeVisible();
  await expectAccessible(guest);

  await brand.goto(page);
  await expect(brand.getByText('Rosa Viana (pessoa convidada):')).toBeVisible();
  await expect(brand.getByText('Fala a nossa língua')).toBeVisible();
  await brand
    .getByText(/^Dar a sua opinião sobre/)
    .first()
    .click();
  await brand.getByText('Talvez', { exact: true }).first().click();
  await brand.getByLabel('Comentário').first().fill('E a agenda?');
  await expectAccessible(brand);
  await brand.getByRole('button', { name: 'Enviar opinião' }).first().click();
  await expect(brand.getByText('Opinião salva.')).toBeVisible();
  await expect(brand.getByText(`${member.name}:`)).toBeVisible();
  // The demo data contains another share link, so the link is selected by its name.
  const card = brand.getByText('Agência Vento').locator('xpath=ancestor::*[.//button][1]');
  await card.getByRole('button', { name: 'Revogar' }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(brand.getByText('Agência Vento')).toHaveCount(0);
  expect((await guest.reload())?.status()).toBe(404);
});

for (const width of [1440, 390]) {
  test(`a brand compares shortlisted creators, declines one with a reason and reverses the decline, at ${width} px`, async ({
    browser,
  }) => {
    const actor = actorOf(await person('brand@aurora.example'));
    const [project] = await app.database.see(briefings, actor, { status: 'selection' });
    const brand = await signedIn(browser, 'brand@aurora.example');
    await brand.setViewportSize({ width, height: 900 });
    await brand.goto(`/dashboard/client/briefing/${project?.id}/select?as=table&sort=price`);
    const table = brand.getByRole('region', { name: 'Comparar' });
    const ticks = table.getByRole('checkbox');
    const count = await ticks.count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(5);
    await expectAccessible(brand);
    expect(await brand.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await ticks.first().check();
    await expect(brand.getByText('1 creator escolhido')).toBeVisible();
    const [decline, dialog] = [
      table.getByRole('button', { name: /^Descartar / }),
      brand.getByRole('alertdialog'),
    ];
    await decline.first().click();
    await expectAccessible(brand);
    await dialog.getByLabel('Por que não?').fill('Fez campanha de um concorrente.');
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(table.getByText('Descartado por você')).toBeVisible();
    await expect(table.getByText('Fez campanha de um concorrente.')).toBeVisible();
    await expect(brand.getByText('Nenhum creator escolhido')).toBeVisible();
    await expect(decline).toHaveCount(count - 1);
    await expect(ticks).toHaveCount(count - 1);
    await expect(brand).toHaveURL(/sort=price/);
    await expectAccessible(brand);

    await table.getByRole('button', { name: /^Desfazer/ }).click();
    await expect(decline).toHaveCount(count);
    await expect(table.getByText('Fez campanha de um concorrente.')).toHaveCount(0);

    await table
      .getByRole('link', { name: /^Tirar / })
      .first()
      .click();
    await expect(decline).toHaveCount(count - 1);
    await brand
      .getByRole('main')
      .getByText('Comparar também:')
      .locator('..')
      .getByRole('link')
      .first()
      .click();
    await expect(decline).toHaveCount(count);
  });
}

for (const [network, path] of [
  ['Instagram', '/meta/profile'],
  ['YouTube', '/youtube/profile'],
] as const)
  test(`a creator refuses the connection at ${network}, then connects, and disconnects the account with its metrics`, async ({
    browser,
  }) => {
    const creator = await signedIn(browser, 'creator@story.example');
    const goOn = async (answer: 'Allow' | 'Deny') => {
      await creator.getByRole('checkbox', { name: /Autorizo a Elenco/ }).check({ force: true });
      await creator.getByRole('button', { name: `Continuar no ${network}` }).click();
      await expect(creator.getByRole('heading', { name: 'network' })).toBeVisible();
      await creator.getByRole('link', { name: answer }).click();
    };
    await creator.goto(path);
    await goOn('Deny');
    await expect(creator.getByText('Você não autorizou o acesso.')).toBeVisible();
    await expectAccessible(creator);
    await goOn('Allow');
    await expect(creator.getByText(networks.account.username).first()).toBeVisible();
    await expect(creator.getByText('Verificado').first()).toBeVisible();
    await expect(creator).toHaveURL(new RegExp(`${path}$`));
    await expectAccessible(creator);
    await creator.getByText('Desconectar', { exact: true }).click();
    await creator.getByRole('button', { name: 'Desconectar conta' }).click();
    await expect(creator.getByRole('main')).not.toContainText(/Visualizações engajadas|Desconectar/);
  });

test('a brand’s owner adds, tests and pauses a webhook and sees its secret once, while members see no webhook', async ({
  browser,
}) => {
  const owner = await signedIn(browser, 'brand@aurora.example');
  await owner.goto('/dashboard/client/webhooks');
  await expectAccessible(owner);
  await owner.getByLabel(webhooks.name, { exact: true }).fill('Loja');
  const address = owner.getByLabel(webhooks.address, { exact: true });
  await address.fill('http://hooks.aurora.example/loja');
  await owner.getByRole('checkbox', { name: webhooks.names.proposals.send }).check({ force: true });
  const add = owner.getByRole('button', { name: webhooks.add });
  await add.click();
  await expect(owner.getByText(problems.https_only)).toBeVisible();
  await expect(owner.getByLabel(webhooks.name, { exact: true })).toHaveValue('Loja');
  await address.fill('https://hooks.aurora.example/loja');
  await add.click();
  await expect(owner.getByRole('textbox', { name: webhooks.secret })).toHaveValue(/^whsec_/);
  await expectAccessible(owner);
  const actor = actorOf(await person('brand@aurora.example'));
  const [loja] = await app.database.see(hooks, actor, { title: 'Loja' });
  const deliveries = () => app.database.see(webhookDeliveries, actor, { webhookId: loja!.id });
  await owner.getByRole('link', { name: 'Loja' }).click();
  await expect(owner.getByRole('textbox', { name: webhooks.secret })).toHaveCount(0);
  await owner.getByRole('button', { name: webhooks.test }).click();
  await expect.poll(async () => (await deliveries()).length).toBe(1);
  await owner.reload();
  const log = owner.getByRole('table', { name: webhooks.log });
  await expect(log.getByText(webhooks.testEvent)).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: webhooks.pause }).click();
  await expect(owner.getByRole('button', { name: webhooks.resume })).toBeVisible();

  const marina = await person('member@aurora.example');
  const own = { actor: actorOf(marina), now: new Date().toISOString() };
  await app.database.update(users, { id: marina.id, cpf: '11144477735' }, own);
  const member = await signedIn(browser, marina.email);
  await member.goto('/dashboard/client/webhooks');
  await expect(member.getByText(webhooks.ownersOnly)).toBeVisible();
  await expect(member.getByRole('link', { name: 'Loja' })).toHaveCount(0);
  await expectAccessible(member);
});
