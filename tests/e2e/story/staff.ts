import { expect, type Page } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog');

/** A move's button, and the same words in the dialog that it opens. */
async function confirmed(page: Page, move: string): Promise<void> {
  await page.getByRole('button', { name: move, exact: true }).click();
  await dialog(page).getByRole('button', { name: move, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Curation gives a briefing back with what is missing. */
export async function sendBack(page: Page, id: number, comment: string): Promise<void> {
  await page.goto(`/dashboard/admin/briefing/${id}`);
  await page.getByRole('button', { name: 'Devolver à marca' }).click();
  await dialog(page).getByLabel('Motivo').fill(comment);
  await dialog(page).getByRole('button', { name: 'Devolver à marca' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Curation approves, puts names on the shortlist with the reasons in sight, and releases it. */
export async function curate(page: Page, id: number, names: readonly string[]): Promise<void> {
  await page.goto(`/dashboard/admin/briefing/${id}`);
  await confirmed(page, 'Aprovar');
  await expect(page.getByText('Curadoria em andamento').first()).toBeVisible();
  await page.goto(`/dashboard/admin/briefing/${id}/curation`);
  for (const name of names) {
    await page.getByRole('button', { name: `Incluir ${name} na seleção` }).click();
    await expect(page.getByRole('button', { name: `${name} já está na seleção` })).toBeVisible();
  }
  await confirmed(page, 'Liberar a seleção');
  await expect(page.getByText('Seleção em andamento').first()).toBeVisible();
}
