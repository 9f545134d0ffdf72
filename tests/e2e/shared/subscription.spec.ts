import { businessDate } from '@elenco/brazil';
import { actorOf, advanceSubscription, charges, settleCharge, subscriptionPeriods } from '@elenco/core';
import { cardPayments } from '@elenco/core/finance';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { FakeStripe } from '../../support/stripe';
import { contextOf, variants } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';

let app: RunningApp;
const stripe = new FakeStripe();
test.beforeAll(async () => {
  await stripe.start();
  app = await startApp({ demo: true, env: stripe.env });
});
test.afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

const [pt, en] = variants;
const product = { role: 'system' } as const;
const actorBy = async (email: string) => actorOf((await app.database.identity.byEmail(email))!);
const narrow = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
};
/** Runs the worker's nightly job for one company. */
const night = (companyId: number, day: string) =>
  app.database.perform(advanceSubscription, { companyId }, { actor: product, now: `${day}T15:00:00.000Z` });

test('a brand upgrades its plan, pays, and returns to the free plan after the paid months', async ({
  browser,
}) => {
  const email = 'contato@hortadavila.example';
  const owner = await actorBy(email);
  const finance = await actorBy('finance@elenco.example');
  if (owner.role !== 'company') throw new Error('not a user of a company');
  const { companyId } = owner;
  const brand = await (await contextOf(browser, app, email, pt)).newPage();

  await brand.goto('/dashboard/client/pricing');
  await brand.getByRole('button', { name: 'Mudar para Community' }).click();
  const asked = brand.getByRole('alertdialog');
  await expect(asked).toContainText('R$ 3.100,00 por mês');
  await asked.getByRole('button', { name: /^Confirmar por R\$/ }).click();
  await expect(brand.getByRole('heading', { name: 'Fatura a pagar' })).toBeVisible();
  await expect(brand.getByText('Briefings sem limite').first()).toBeVisible();
  await expectAccessible(brand);
  await narrow(brand);
  const download = brand.waitForEvent('download');
  await brand.getByRole('link', { name: 'PDF', exact: false }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  // The first month is paid and ends. Then the invoice of the next month is drafted, reviewed in the back
  // office, and paid.
  const today = businessDate(new Date().toISOString());
  const settle = async () => {
    const open = await app.database.see(charges, finance, {
      companyId,
      purpose: 'subscription',
      status: 'open',
    });
    for (const { id, amountCents } of open) {
      const input = { id, amountCents, paidOn: today, paidBy: 'pix' as const };
      await app.database.perform(settleCharge, input, { actor: finance, now: new Date().toISOString() });
    }
  };
  await settle();
  const [first] = await app.database.see(subscriptionPeriods, finance, { companyId });
  const month = first!.endsOn.slice(0, 7);
  await night(companyId, `${month}-28`);
  const office = await (await contextOf(browser, app, 'finance@elenco.example', en)).newPage();
  const [draft] = await app.database.see(subscriptionPeriods, finance, { companyId, status: 'draft' });
  await office.goto(`/dashboard/admin/finance/subscription-periods/${draft!.id}`);
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Issue invoice' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click();
  await expect(office.getByText('Issued', { exact: true }).first()).toBeVisible();
  await office.goto('/dashboard/admin/finance/subscriptions');
  await expect(office.getByRole('table')).toBeVisible();
  await expectAccessible(office);
  await settle();

  await brand.reload();
  await brand.getByRole('button', { name: 'Mudar para Open' }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Confirmar mudança' }).click();
  await brand.getByRole('button', { name: 'Ficar no Community' }).click();
  await expect(brand.getByRole('button', { name: 'Ficar no Community' })).toHaveCount(0);
  await brand.getByRole('button', { name: 'Mudar para Open' }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Confirmar mudança' }).click();
  await expect(brand.getByRole('button', { name: 'Ficar no Community' })).toBeVisible();
  await night(companyId, draft!.endsOn);
  await brand.reload();
  await expect(brand.getByRole('button', { name: 'Ficar no Community' })).toBeVisible();
  const [year = 0, at = 0] = draft!.endsOn.split('-').map(Number);
  await night(companyId, at === 12 ? `${year + 1}-01-01` : `${year}-${String(at + 1).padStart(2, '0')}-01`);
  await brand.reload();
  await expect(brand.getByRole('button', { name: 'Mudar para Community' })).toBeVisible();
  await expect(brand.getByText('1 briefing por mês').first()).toBeVisible();
  expect(await app.database.see(subscriptionPeriods, finance, { companyId })).toHaveLength(2);
});

test('a brand adds a card at the payment provider, pays an invoice with it, selects it and removes it', async ({
  browser,
}) => {
  const email = 'brand@aurora.example';
  const owner = await actorBy(email);
  if (owner.role !== 'company') throw new Error('not a user of a company');
  const brand = await (await contextOf(browser, app, email, en)).newPage();
  await brand.goto('/dashboard/client/pricing');
  await brand.getByRole('link', { name: 'Payment methods' }).click();
  await brand.getByRole('button', { name: 'Add card' }).click();
  await expect(brand.getByText('Visa •••• 4242')).toBeVisible();
  await expect(brand).toHaveURL(/\/dashboard\/client\/card$/);
  await brand.getByRole('button', { name: 'Use Visa •••• 4242 for the subscription' }).click();
  await expect(brand.getByText('Pays the subscription', { exact: true })).toBeVisible();
  await narrow(brand);

  const [charge] = await app.database.see(charges, owner, { status: ['open', 'overdue'], purpose: 'hiring' });
  await brand.goto(`/dashboard/client/charge/${charge!.id}/card`);
  await narrow(brand);
  await brand.getByRole('button', { name: 'Pay by card' }).click();
  await expect(brand).toHaveURL(/briefing\/\d+\?view=payments/);
  const [paid] = await app.database.see(charges, owner, { id: charge!.id });
  expect(paid).toMatchObject({ status: 'paid', paidBy: 'card' });

  // The card holder disputes the payment, and the bank decides in favor of the holder. The project shows the
  // dispute and the decision beside "Paid".
  const onCard = { chargeId: charge!.id, status: 'paid' } as const;
  const [payment] = await app.database.see(cardPayments, product, onCard);
  for (const [status, type, text] of [
    ['needs_response', 'charge.dispute.created', 'Disputed with the card’s bank:'],
    ['lost', 'charge.dispute.closed', 'Taken back by the card’s bank:'],
  ] as const) {
    const { body, signature } = stripe.message(type, stripe.dispute(payment!.intent!, status));
    const headers = { 'stripe-signature': signature };
    const answer = await fetch(`${app.url}/stripe/webhook`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    await brand.reload();
    await expect(brand.getByText(text)).toBeVisible();
    await narrow(brand);
  }

  await brand.goto('/dashboard/client/card');
  await brand.getByRole('button', { name: 'Remove Visa •••• 4242' }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(brand.getByRole('button', { name: 'Add card' })).toBeVisible();
});
