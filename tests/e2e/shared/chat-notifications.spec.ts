import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { Person } from '../support/person';
import { test } from '../support/test';
import { creatorEmail, latestConversation, openAs } from './chat';

let app: RunningApp;
let address: { creator: string };

test.beforeAll(async () => {
  app = await startApp({ demo: true });
  ({ address } = await latestConversation(app));
});
test.afterAll(() => app.stop());

test('a user chooses notification topics and mutes a conversation', async ({ browser }) => {
  const page = await openAs(app, browser, creatorEmail, { viewport: { width: 390, height: 844 } });
  await new Person(page, 'pt').visit(address.creator);
  await page.getByRole('button', { name: 'Silenciar conversa' }).click();
  await expect(page.getByRole('button', { name: 'Reativar avisos' })).toBeVisible();
  await page.goto('/dashboard/notifications');
  await page.getByRole('link', { name: 'Preferências' }).click();
  await expect(page.getByText('Horário de silêncio')).toBeVisible();
  await expectAccessible(page);
  const proposals = page.getByRole('group', { name: 'Propostas' });
  await proposals.getByLabel('E-mails').selectOption('Uma vez por dia');
  await proposals.getByLabel('Mostrar na plataforma').uncheck();
  await page.getByLabel(/^De/).selectOption('22h');
  await page.getByLabel(/^Até/).selectOption('8h');
  await page.getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(page.getByText('Preferências salvas.')).toBeVisible();
  await page.reload();
  await expect(proposals.getByLabel('E-mails')).toHaveValue('daily');
  await expect(proposals.getByLabel('Mostrar na plataforma')).not.toBeChecked();
  await expect(page.getByLabel(/^Até/)).toHaveValue('8');
  await page.getByRole('button', { name: /^Reativar/ }).click();
  await expect(page.getByText('Nada está silenciado.')).toBeVisible();
});
