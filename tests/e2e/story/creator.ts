import { expect, type Page } from '@playwright/test';
import { asked } from './people';

export async function decline(page: Page, id: number, reason: string): Promise<void> {
  await page.goto(`/dashboard/professional/briefing/${id}`);
  await page.getByRole('button', { name: 'Recusar' }).first().click();
  await asked(page).getByLabel('Motivo').fill(reason);
  await asked(page)
    .getByRole('button', { name: /Recusar/ })
    .click();
  await expect(page.getByRole('button', { name: 'Aceitar convite' })).toHaveCount(0);
}

/** 3 000.00 a post, two posts: 6 000.00, less 15 % fee and the taxes of an individual. */
export async function acceptAndPropose(page: Page, id: number): Promise<void> {
  await page.goto(`/dashboard/professional/briefing/${id}`);
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await page.getByLabel('Valor').first().fill('2.800,00');
  await expect(page.getByText('R$ 5.600,00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enviar proposta' }).click();
  await page.getByRole('button', { name: 'Refazer proposta' }).click();
  await asked(page)
    .getByRole('button', { name: /Refazer/ })
    .click();
  await page.getByLabel('Valor').first().fill('3.000,00');
  await expect(page.getByText('R$ 5.100,00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enviar proposta' }).click();
  await expect(page.getByRole('button', { name: 'Refazer proposta' })).toBeVisible();
}
