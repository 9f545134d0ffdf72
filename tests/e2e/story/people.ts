import { hashPassword, People } from '@elenco/db';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { RunningApp } from '../../support/app';

export const password = 'elenco-demo-2026';

/** The house: staff are never made by a screen that everybody can reach, so an empty installation begins with them. */
export async function house(app: RunningApp): Promise<void> {
  const people = new People(app.database, { passwordHash: await hashPassword(password) }, () =>
    new Date().toISOString(),
  );
  await people.staff('Gabriela Torres', 'curadoria@casa.example', ['curation']);
  await people.staff('Heitor Vale', 'financeiro@casa.example', ['finance']);
  await people.staff('Iara Moura', 'financeiro2@casa.example', ['finance']);
}

/** A browser of one's own, so that nobody shares a session with anybody. */
export async function person(browser: Browser, app: RunningApp): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url });
  context.setDefaultTimeout(10_000);
  context.setDefaultNavigationTimeout(15_000);
  return context.newPage();
}

export async function signIn(page: Page, email: string): Promise<Page> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/\/dashboard/);
  return page;
}

async function fillPerson(page: Page, name: string, email: string) {
  await page.getByLabel('Seu nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Celular com DDD').pressSequentially('11987654321');
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
}

/** A brand signs up; its CNPJ is one of those with letters, given out since July 2026. */
export async function signUpBrand(page: Page): Promise<void> {
  await page.goto('/signup/brand');
  await page.getByLabel('Nome da empresa').fill('Brisa do Mar');
  await page.getByLabel('Razão social').fill('Brisa do Mar Cosméticos Ltda.');
  await page.getByLabel('CNPJ').pressSequentially('12ABC34501DE35');
  await fillPerson(page, 'Helena Duarte', 'helena@brisa.example');
  await page.getByRole('button', { name: 'Criar conta da empresa' }).click();
  await page.waitForURL(/\/dashboard\/client\/settings/);
}

/** A creator signs up and tells all that a proposal needs. */
export async function signUpCreator(page: Page, name: string, email: string, cpf: string): Promise<void> {
  await page.goto('/signup/creator');
  await page.getByRole('combobox', { name: 'Especialidade principal', exact: true }).fill('Beleza');
  await page.getByRole('option', { name: 'Beleza', exact: true }).click();
  await fillPerson(page, name, email);
  await page.getByRole('button', { name: 'Criar meu perfil' }).click();
  await page.waitForURL(/\/dashboard\/professional\/settings/);

  const profile = page.locator('form', { has: page.getByLabel('Minibiografia') });
  await profile.getByLabel('Minibiografia').fill('Pele sem filtro, todo dia.');
  await profile.getByLabel('Cidade').fill('Recife');
  await profile.getByLabel('Estado').fill('PE');
  await profile.getByLabel('Preço de uma publicação').fill('1.200,00');
  await saved(page, profile);

  const channels = page.locator('form', { has: page.getByRole('button', { name: 'Incluir canal' }) });
  if ((await channels.getByLabel('Usuário').count()) === 0)
    await channels.getByRole('button', { name: 'Incluir canal' }).click();
  await channels.getByLabel('Canal', { exact: true }).selectOption('instagram');
  await channels.getByLabel('Usuário').fill(name.split(' ')[0]!.toLowerCase());
  await channels.getByLabel('Seguidores').fill('48000');
  await channels.getByLabel('Engajamento (%)').fill('4,2');
  await saved(page, channels);

  const payee = page.locator('form', { has: page.getByLabel('Titular da conta') });
  await payee.getByLabel('CPF').first().pressSequentially(cpf);
  await payee.getByLabel('Data de nascimento').fill('1995-05-05');
  await payee.getByLabel('Titular da conta').fill(name);
  await payee.getByLabel('Banco').fill('001');
  await payee.getByLabel('Agência').fill('1234');
  await payee.getByLabel('Conta com dígito').fill('56789-0');
  await saved(page, payee);
  await page.goto('/dashboard/professional');
  await expect(page.getByText('Falta pouco no seu perfil')).toHaveCount(0);
}

/** Presses the form's save button and waits until the page has come back with what was kept. */
export async function saved(page: Page, form: Locator): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await form.getByRole('button', { name: /^Salvar/ }).click();
  await kept;
  await page.waitForLoadState('networkidle');
}

/** The window that asks before something happens. */
export const asked = (page: Page): Locator => page.locator('[role=dialog], [role=alertdialog]');

/** Either side reads the contract, ticks, accepts. */
export async function sign(page: Page, contractId: number): Promise<void> {
  await page.goto(`/dashboard/contract/${contractId}`);
  await page.getByLabel('Li o contrato e aceito').check();
  await page.getByRole('button', { name: 'Aceitar contrato' }).click();
  await expect(page.getByRole('button', { name: 'Aceitar contrato' })).toHaveCount(0);
}
