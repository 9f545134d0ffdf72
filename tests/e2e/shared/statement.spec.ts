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

for (const width of [1440, 390]) {
  test(`a brand pages and filters the statement of its payments at ${width} pixels`, async ({ browser }) => {
    const page = await (await contextOf(browser, app, 'brand@aurora.example', variants[0])).newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.url}/dashboard/client/historic`);
    const section = page.getByRole('region', { name: 'Extrato' });
    const rows = section.getByRole('table').getByRole('row');
    const day = () => section.getByRole('table').getByRole('time').first();
    await expect(rows).toHaveCount(26);
    await expectAccessible(page);

    await section.getByRole('link', { name: 'Próxima' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(section.getByText('2 de')).toBeVisible();
    await expect(day()).toBeInViewport();

    await section.getByText('Tipo', { exact: true }).click();
    await section.getByRole('link', { name: 'Pagamentos' }).click();
    await expect(page).toHaveURL(/kind=payments$/);
    await expect(section.getByText(/^Cobrança emitida/)).toHaveCount(0);
    await expect(section.getByText(/^\+ R\$/).first()).toBeVisible();
    await expect(section.getByRole('link', { name: 'Baixar Extrato em XLSX' })).toHaveAttribute(
      'href',
      /kind=payments$/,
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
