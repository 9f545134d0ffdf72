import { expect, type Page } from '@playwright/test';
import { asked, saved } from './people';

/** The project's own page, and none below it. */
const projectOf = (id: number) => new RegExp(`/dashboard/client/briefing/${id}(\\?|$)`);

/** A client without CPF is sent to the settings and sees why; then the company's address. */
export async function completeCompany(page: Page): Promise<void> {
  await expect(page.getByText('Falta o seu CPF')).toBeVisible();
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.waitForURL(/\/dashboard\/client$/);
  await page.goto('/dashboard/client/settings');
  const company = page.locator('form', { has: page.getByLabel('CEP') });
  await company.getByLabel('CEP').pressSequentially('13010000');
  await company.getByLabel('Rua').fill('Rua do Elenco');
  await company.getByLabel('Número').fill('100');
  await company.getByLabel('Cidade').fill('Campinas');
  await company.getByLabel('Estado').fill('SP');
  await saved(page, company);
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();

/** The wizard from its first step to its last; gives the briefing's id. */
export async function writeBriefing(page: Page): Promise<number> {
  await page.goto('/dashboard/client/new-briefing');
  await page.getByRole('link', { name: 'Começar' }).click();
  await page.getByLabel('Título').fill('Verão sem frescura');
  await next(page);
  await page.getByLabel('Marca').fill('Brisa');
  await page.getByLabel('Produto ou serviço').fill('Protetor Brisa FPS 70');
  await next(page);
  await page.getByLabel('O que deve acontecer').fill('Mostrar o protetor no dia a dia da praia, sem pose.');
  await page.getByLabel('Para quem').fill('Mulheres de 20 a 35 anos');
  await page.getByText('Alcance e lembrança', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Especialidade', exact: true }).selectOption('beauty');
  await page.getByLabel('Quem você procura').fill('Quem fala de pele sem filtro.');
  await page.getByLabel('Quantos creators').fill('2');
  await next(page);
  await page.getByText('Instagram', { exact: true }).click();
  await next(page);
  await page.waitForURL(/deliverables/);
  if ((await page.getByLabel('Quantidade').count()) === 0)
    await page.getByRole('button', { name: 'Adicionar entrega' }).click();
  await page.getByLabel('Canal', { exact: true }).selectOption('instagram');
  await page.getByLabel('Formato').selectOption('reels');
  await page.getByLabel('Quantidade').fill('2');
  await page.getByLabel('Início').fill(day(10));
  await page.getByLabel('Fim').fill(day(40));
  await next(page);
  await page.getByLabel('Orçamento').fill('10.000,00');
  await expect(page.getByText('R$ 1.500,00')).toBeVisible();
  await expect(page.getByText('R$ 8.500,00')).toBeVisible();
  await next(page);
  await page.waitForURL(/review/);
  await page.getByRole('button', { name: 'Enviar briefing' }).click();
  await page.waitForURL(/\/dashboard\/client\/briefing\/\d+/);
  await expect(page.getByText('Briefing em aprovação').first()).toBeVisible();
  return Number(/briefing\/(\d+)/.exec(page.url())?.[1]);
}

/** The staff's comment stands on the project; the brand sends it again from the review. */
export async function sendAgain(page: Page, id: number, comment: string): Promise<void> {
  await page.goto(`/dashboard/client/briefing/${id}`);
  await expect(page.getByText(comment).first()).toBeVisible();
  await page.goto(`/dashboard/client/briefings/${id}/review`);
  await page.getByRole('button', { name: 'Enviar briefing' }).click();
  await page.waitForURL(projectOf(id));
}

/** Two of the shortlist are invited. */
export async function chooseCreators(page: Page, id: number, names: readonly string[]): Promise<void> {
  await page.goto(`/dashboard/client/briefing/${id}/select`);
  for (const name of names) await page.getByText(name, { exact: true }).first().click();
  await page.getByRole('button', { name: `Convidar ${names.length} creators` }).click();
  await asked(page).getByRole('button', { name: 'Enviar convites' }).click();
  await page.waitForURL(projectOf(id));
}

/** Opens what was sent, sees totals and the contract, and approves once. */
export async function approve(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/dashboard/client/briefing/${id}?view=proposals`);
  await page.getByRole('checkbox', { name: `Comparar a proposta de ${name}` }).check();
  await page.getByRole('button', { name: 'Comparar e aprovar' }).click();
  await page.waitForURL(/approve-proposal/);
  await expect(page.getByText('R$ 6.000,00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Aprovar e contratar' }).click();
  await page.waitForURL(projectOf(id));
}
