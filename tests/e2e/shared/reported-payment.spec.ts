import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { contextOf, variants, widths } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

/** Returns a small JPEG that serves as proof of payment. */
const picture = (page: import('@playwright/test').Page) =>
  page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 64, height: 64 } });

for (const width of widths) {
  test(`a brand reports a payment with its proof, and withdraws the report, at ${width} pixels`, async ({
    browser,
  }) => {
    const page = await (await contextOf(browser, app, 'brand@aurora.example', variants[0])).newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/client/historic');
    await page
      .getByRole('link', { name: /^Pagar: / })
      .first()
      .click();
    const form = page.getByRole('region', { name: 'Já paguei' });
    await form.getByLabel('Como foi pago').selectOption('transfer');
    const proof = { name: 'comprovante.jpg', mimeType: 'image/jpeg', buffer: await picture(page) };
    await form.locator('input[type=file]').setInputFiles(proof);
    await form.getByRole('button', { name: 'Informar pagamento' }).click();
    await expect(page.getByText(/Pagamento informado em .*em conferência: Transferência/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Enviado por/ }).first()).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);

    await form.getByRole('button', { name: 'Retirar o aviso' }).click();
    await expect(form.getByRole('button', { name: 'Informar pagamento' })).toBeVisible();
    await expect(page.getByText('em conferência')).toHaveCount(0);
  });
}
