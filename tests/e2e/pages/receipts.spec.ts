import { actorOf, type Charge, charges, companies, openCentsOf, receipts, type User } from '@elenco/core';
import { importReceipts } from '@elenco/core/finance';
import { type Browser, expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { today } from '../../support/days';
import { Person } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';
import { contextOf } from './variants';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

const office = '/dashboard/admin';
const reais = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);

async function personAt(browser: Browser, email: string): Promise<Person> {
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  return new Person(await context.newPage(), 'pt');
}

test('two finance users reverse an accepted partial payment, and the brand reissues the charge’s overdue slip', async ({
  browser,
}) => {
  const { database } = app;
  const finance = actorOf((await database.identity.byEmail('finance@elenco.example')) as User);
  const brandUser = (await database.identity.byEmail('brand@aurora.example')) as User;
  const own = await database.see(charges, actorOf(brandUser), { status: 'overdue' });
  const charge = own.find(({ currency }) => currency === 'BRL') as Charge;
  const partCents = 12_345;
  const entry = {
    source: 'pix',
    externalId: 'E60701190202611201200s0000000031',
    receivedOn: today(),
    amountCents: partCents,
    paidBy: 'pix',
    reference: charge.ourNumber,
    payerName: 'Dora Freire',
    payerTaxId: '39053344705',
  } as const;
  await database.perform(
    importReceipts,
    { entries: [entry] },
    { actor: finance, now: new Date().toISOString() },
  );
  const [receipt] = await database.see(receipts, finance, { amountCents: partCents });
  const at = `${office}/finance/receipts/${receipt!.id}`;

  // The receipt is proposed as a partial payment of its charge, and accepted once its payer is confirmed.
  const first = await personAt(browser, 'finance@elenco.example');
  const { moves } = first.words.resources.receipts;
  const words = first.words.office.finance;
  await first.page.goto(at);
  await expect(first.page.getByText(words.proposal.part)).toBeVisible();
  await first.press(moves.matchPart);
  await expect(first.dialog.getByText('Dora Freire, CPF 390.533.447-05').last()).toBeVisible();
  const { legalName: company } = await database.get(companies, finance, charge.companyId);
  const part = {
    charge: String(charge.id),
    company,
    received: reais(partCents),
    rest: reais(charge.amountCents - partCents),
    total: reais(charge.amountCents),
  };
  await expect(first.dialog.getByText(filled(words.matching.part, part))).toBeVisible();
  await first.press(moves.matchPart, first.dialog);
  await expect(first.dialog).toBeVisible();
  await first.dialog.getByLabel(words.otherPayer.confirm).check();
  // The dialog states fine and interest, and requires a reason to waive them.
  const waived = words.waiver.part.slice(words.waiver.part.lastIndexOf('}}') + 2);
  await expect(first.dialog.getByText(waived)).toBeVisible();
  await first.press(moves.matchPart, first.dialog);
  await expect(first.dialog).toBeVisible();
  await first.fill(words.waiver.reason, 'Acordo com a marca.', first.dialog);
  await first.press(moves.matchPart, first.dialog);
  const rest = async () => openCentsOf(await database.get(charges, finance, charge.id));
  await expect.poll(rest).toBe(charge.amountCents - partCents);
  await first.page.goto(`${office}/finance/charges/${charge.id}`);
  const shown = { rest: reais(charge.amountCents - partCents), total: reais(charge.amountCents) };
  await expect(first.page.getByText(filled(words.rest, shown))).toBeVisible();

  await expect(first.page.getByText('Acordo com a marca.')).toBeVisible();

  // The charge's slip is overdue. The brand sees the amount due, and reissues the slip.
  const brand = await personAt(browser, 'brand@aurora.example');
  const { secondCopy, payments } = brand.words.company;
  await brand.page.goto(`/dashboard/client/briefing/${charge.briefingId}?view=payments`);
  const card = brand.page.locator(`#charge-${charge.id}`);
  await expect(card.getByText(payments.rest)).toBeVisible();
  await card.getByRole('link', { name: secondCopy.title }).click();
  await brand.press(secondCopy.issue);
  await expect
    .poll(async () => (await database.get(charges, finance, charge.id)).slipDueOn > today())
    .toBe(true);
  const { slipCents } = await database.get(charges, finance, charge.id);
  expect(slipCents).toBeGreaterThan(charge.amountCents - partCents);
  await expect(brand.page.getByText(reais(slipCents)).first()).toBeVisible();
  await expect(brand.page.getByRole('heading', { name: secondCopy.history })).toBeVisible();

  // Finance reads both events in the history, and chooses which of the valid amounts was received.
  await first.page.reload();
  const copy = { amount: reais(slipCents), day: '' };
  await expect(first.page.getByText(filled(words.noted.reissue, copy))).toBeVisible();
  const settle = first.words.resources.charges.moves.settle;
  await first.press(settle);
  await first.press(settle, first.dialog);
  await expect(first.dialog.getByText(words.sums.choose)).toBeVisible();
  await first.dialog.getByLabel(filled(words.sums.secondCopy, copy)).check();
  await first.press(first.words.office.kit.cancel, first.dialog);

  // The receipt belongs to a different charge, so two users reverse the payment. Both see the amount and the
  // charge, and afterwards the ledger entry.
  const about = filled(words.receiptOf, { amount: reais(partCents), charge: String(charge.id) });
  const second = await personAt(browser, 'finance2@elenco.example');
  for (const [person, move] of [
    [first, moves.contest],
    [second, moves.unmatch],
  ] as const) {
    await person.page.goto(at);
    await person.press(move);
    await expect(person.dialog.getByText(about)).toBeVisible();
    await person.fill(person.words.office.kit.comment, 'Era de outra cobrança.', person.dialog);
    await person.press(move, person.dialog);
    await expect(person.dialog).toBeHidden();
  }
  await expect.poll(rest).toBe(charge.amountCents);
  await second.page.goto(at);
  await expect(second.page.getByText(second.words.books.entries)).toBeVisible();
  await expect(second.page.getByText(second.words.books.noEntries)).toBeHidden();
  await expect(second.page.getByText(second.words.options.ledgerEntry.part_kept).first()).toBeVisible();
  // The charge's history states the user who reversed the payment, and the reason.
  await second.page.goto(`${office}/finance/charges/${charge.id}`);
  const undone = { received: reais(partCents), amount: '' };
  await expect(second.page.getByText(filled(words.noted.dropPart, undone))).toBeVisible();
  await expect(second.page.getByText('Era de outra cobrança.')).toBeVisible();
  expect([...first.troubles, ...second.troubles, ...brand.troubles]).toEqual([]);
});
