import { readFileSync } from 'node:fs';
import { answerPaymentFile, nextBankDay } from '@elenco/brazil';
import { actorOf, charges, companies, paymentAnswers, payouts, receipts, type User } from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
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

async function staffAt(browser: Browser, email: string): Promise<Person> {
  const context = await contextOf(browser, app, email, { language: 'pt', scheme: 'light' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return new Person(page, 'pt');
}

const reais = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function read(page: Page, words: Person['words'], name: string, text: string): Promise<void> {
  await choose(page, name, text);
  await page.getByRole('button', { name: words.office.finance.readFile, exact: true }).click();
}

test('finance works through a month: bank file, suspense, payment file and its return, taxes, closing', async ({
  browser,
}) => {
  const { database } = app;
  const heitor = actorOf((await database.identity.byEmail('finance@elenco.example')) as User);
  const first = await staffAt(browser, 'finance@elenco.example');
  const { page, words } = first;
  const { finance, run, paymentFiles, paidFrom, kit } = words.office;

  // In the bank file, one PIX references its charge, and a second PIX only names a payer.
  const open = (await database.see(charges, heitor, { status: 'open', purpose: 'hiring' })).filter(
    ({ currency }) => currency === 'BRL',
  );
  const once = open.filter((one) => open.filter((o) => o.amountCents === one.amountCents).length === 1);
  const [named, unnamed] = once;
  const company = await database.get(companies, heitor, unnamed!.companyId);
  const came = { horario: `${today()}T03:30:00.000Z` };
  const pix = [
    {
      ...came,
      endToEndId: 'E60701190202611201200s0000000021',
      txid: named!.ourNumber,
      valor: reais(named!.amountCents),
    },
    {
      ...came,
      endToEndId: 'E60701190202611201200s0000000022',
      valor: reais(unnamed!.amountCents),
      pagador: { cnpj: company.cnpj, nome: company.tradeName },
    },
  ];
  await page.goto(`${office}/finance/bank-return`);
  await choose(page, 'pix.json', JSON.stringify({ pix }));
  await first.press(finance.previewFile);
  // The preview states the effects and books nothing.
  const preview = page.getByRole('table', { name: finance.importPreview.title });
  await expect(preview.getByText(finance.importPreview.effects.paid)).toBeVisible();
  await expect(preview.getByText(finance.importPreview.effects.unmatched)).toBeVisible();
  expect((await database.get(charges, heitor, named!.id)).status).not.toBe('paid');
  const [, manyEntries] = finance.importPreview.import.split(' |||| ');
  const sum = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(
    (named!.amountCents + unnamed!.amountCents) / 100,
  );
  await first.press(filled(manyEntries!, { smart_count: '2', sum }));
  await expect(
    page.getByText(filled(finance.settled, { lines: '2', settled: '1', known: '0', open: '1' })),
  ).toBeVisible();

  // The PIX without a reference is in suspense with a proposed charge, which one click settles.
  const [waits] = await database.see(receipts, heitor, {
    status: 'unmatched',
    amountCents: unnamed!.amountCents,
  });
  await page.goto(`${office}/finance/receipts/${waits!.id}`);
  await expect(page.getByText(finance.proposal.match)).toBeVisible();
  const { match } = words.resources.receipts.moves;
  await first.press(match);
  await first.press(match, first.dialog);
  await expect.poll(async () => (await database.get(charges, heitor, unnamed!.id)).status).toBe('paid');

  // One user prepares the payouts. A second user checks the accounts, releases all payouts in one file and
  // downloads it.
  await page.goto(`${office}/finance/run`);
  await page.getByRole('button', { name: run.chooseAll, exact: true }).last().click();
  await page.getByRole('button', { name: run.prepare.replace('{{sum}}', '').trim() }).click();
  await first.dialog.getByRole('button', { name: run.prepareVerb, exact: true }).click();
  const unprepared = async () =>
    (await database.see(payouts, heitor, { status: 'processing', preparedById: null })).length;
  await expect.poll(unprepared).toBe(0);
  const second = await staffAt(browser, 'finance2@elenco.example');
  await second.page.goto(`${office}/finance/run`);
  await second.page.getByRole('button', { name: run.accounts }).first().click();
  // Payouts that are not due yet are selected by hand.
  for (const { id } of await database.see(payouts, heitor, { status: 'processing' })) {
    const box = second.page.getByLabel(run.choose.replace('{{id}}', String(id)));
    if (await box.isEnabled()) await box.check();
  }
  await second.page.getByRole('button', { name: paymentFiles.release.split('{{sum}}')[1]!.trim() }).click();
  // The form proposes the earliest due day. The user chooses the next bank day instead.
  await second.fill(words.resources['payment-files'].fields.payOn, nextBankDay(today()), second.dialog);
  // The installation has no paying account, so the file needs a confirmation.
  await second.dialog.getByLabel(paidFrom.confirm).check();
  await second.press(paymentFiles.send, second.dialog);
  await expect(second.page).toHaveURL(/payment-files\/\d+$/);
  const fileId = Number(second.page.url().split('/').at(-1));
  const taken = second.page.waitForEvent('download');
  await second.page.getByRole('button', { name: paymentFiles.download }).click();
  const text = readFileSync(await (await taken).path(), 'latin1');
  const sent = await database.see(payouts, heitor, { paymentFileId: fileId, status: 'sent' });
  expect(sent.length).toBeGreaterThan(0);

  // The return file confirms the payouts. A second return file returns the payouts, and one action resolves
  // the answer to a returned payout.
  const answered = (code: string, sequence: number) =>
    answerPaymentFile(text, { code, on: today(), sequence });
  await page.goto(`${office}/finance/payment-return`);
  await read(page, words, 'retorno.ret', answered('00', 901));
  const count = String(sent.length);
  const [one, many] = paymentFiles.recorded.split(' |||| ');
  const good = filled((sent.length === 1 ? one : many) ?? '', { smart_count: count });
  await expect(
    page.getByText(filled(paymentFiles.read, { lines: count, good, known: '0', open: '0' })),
  ).toBeVisible();
  // Each entry states its effect and links to its payout. If the same file is imported again, all entries are
  // reported as known.
  const lines = page.getByRole('table', { name: finance.lines }).getByRole('row');
  for (const outcome of [words.options.answerOutcome.made, paymentFiles.known]) {
    await expect(lines).toHaveCount(sent.length + 1);
    await expect(lines.filter({ hasText: outcome })).toHaveCount(sent.length);
    for (const { id } of sent)
      await expect(lines.locator(`a[href$="/finance/payouts/${id}"]`)).toHaveCount(1);
    if (outcome !== paymentFiles.known) await read(page, words, 'de-novo.ret', answered('00', 901));
  }
  await read(page, words, 'devolvido.ret', answered('AG', 902));
  const [back] = sent;
  const answer = async () =>
    (await database.see(paymentAnswers, heitor, { payoutId: back!.id, outcome: 'returned' }))[0];
  await expect.poll(async () => (await answer())?.status).toBe('open');
  await page.goto(`${office}/finance/payment-answers/${(await answer())!.id}`);
  const record = words.resources.payouts.moves.return;
  await first.press(record);
  await first.fill(kit.comment, 'Conta encerrada.', first.dialog);
  await first.press(record, first.dialog);
  await expect.poll(async () => (await answer())?.status).toBe('applied');
  expect(await database.get(payouts, heitor, back!.id)).toMatchObject({ status: 'failed', madeOn: null });

  // The taxes page lists the withheld taxes. Finance records that one of them was paid.
  await page.goto(`${office}/finance/taxes`);
  const guides = page.getByRole('table', { name: words.books.byMonth });
  await expect(guides.getByRole('row')).not.toHaveCount(1);
  await guides
    .getByRole('button', { name: new RegExp(`^${words.books.recordTax}`) })
    .first()
    .click();
  await first.fill(words.resources['tax-payments'].fields.bankReference, 'DARF 4471', first.dialog);
  await first.press(words.books.recordTax, first.dialog);
  await expect(guides.getByRole('row').filter({ hasText: 'DARF 4471' })).toContainText(
    words.books.guideState.paid,
  );

  // A service tax rule of a municipality is added as a row. An illegal rate is refused at its field.
  await page.goto(`${office}/finance/iss-rules`);
  const { fields } = words.resources['iss-rules'];
  await page.getByRole('button', { name: words.office.iss.new }).click();
  await first.fill(fields.city, 'Campinas', first.dialog);
  await first.fill(fields.state, 'São Paulo', first.dialog);
  await first.fill(fields.rateBp, '6', first.dialog);
  await first.fill(fields.dueDay, '15', first.dialog);
  await first.fill(fields.validFrom, today(), first.dialog);
  await first.fill(fields.lawRef, 'Lei municipal 1/2025', first.dialog);
  await first.press(words.office.kit.save, first.dialog);
  await expect(first.dialog.getByText(words.problems.outside_bounds)).toBeVisible();
  await first.fill(fields.rateBp, '4,5', first.dialog);
  await first.press(words.office.kit.save, first.dialog);
  const row = page.getByRole('row').filter({ hasText: 'Campinas' });
  await expect(row).toContainText('4,5');
  await expect(row).toContainText('Lei municipal 1/2025');

  // A different user reopens the last closed month with a reason.
  const { books } = words;
  const { reopen } = words.resources['month-closings'].moves;
  await page.goto(`${office}/finance/closings`);
  const month = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
  await page.getByRole('link', { name: month, exact: true }).first().click();
  await expect(page.getByText(books.unchanged)).toBeVisible();
  await expect(page.getByRole('button', { name: reopen })).toBeDisabled();
  await second.page.goto(page.url());
  await second.press(reopen);
  await second.fill(kit.comment, 'Faltou conferir uma nota.', second.dialog);
  const asked = await second.dialog
    .getByText(/\d{4}-\d\d/)
    .first()
    .innerText();
  const [title = ''] = asked.match(/\d{4}-\d\d/) ?? [];
  await second.fill(filled(kit.typeTitle, { title }), title, second.dialog);
  await second.press(reopen, second.dialog);
  await expect(second.page.getByText(books.reopenedInfo)).toBeVisible();

  // The month is closed again once all conditions are met. The month's ledger can be exported for the
  // accountant.
  await page.goto(`${office}/finance/closings`);
  await expect(page.getByRole('heading', { name: filled(books.toClose, { month }) })).toBeVisible();
  await expect(page.getByText(books.met, { exact: true })).toHaveCount(6);
  await first.press(books.close);
  // The confirmation states the number of entries, and the actions that are no longer possible afterwards.
  await expect(first.dialog).toContainText(words.office.consequences.becomesImpossible);
  await expect(first.dialog).toContainText(words.resources['month-closings'].fields.entryCount);
  await first.press(books.close, first.dialog);
  const { closed } = words.resources['month-closings'].status;
  const closedAgain = page.getByRole('row').filter({ hasText: month }).filter({ hasText: closed });
  await closedAgain.getByRole('link', { name: month, exact: true }).click();
  await expect(page.getByText(books.unchanged)).toBeVisible();
  const journal = page.waitForEvent('download');
  await page.getByRole('link', { name: books.journal }).click();
  const journalLines = readFileSync(await (await journal).path(), 'utf8')
    .trim()
    .split('\n');
  expect(journalLines.length).toBeGreaterThan(2);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

test('finance demands repayment of a payout, and the creator sees the reason and the ways to pay', async ({
  browser,
}) => {
  const email = 'creator@story.example';
  const creator = actorOf((await app.database.identity.byEmail(email)) as User);
  const [paid] = await app.database.see(payouts, creator, { status: 'made', currency: 'BRL' });
  const staff = await staffAt(browser, 'finance@elenco.example');
  const { demand, demanded } = staff.words.office.finance.repayments;
  const fields = staff.words.resources.repayments.fields;
  const reason = 'O conteúdo saiu do ar antes do combinado.';

  await staff.page.goto(`${office}/finance/payouts/${paid!.id}`);
  await staff.press(demand);
  await staff.fill(fields.amountCents, '123,45', staff.dialog);
  await staff.fill(fields.reason, reason, staff.dialog);
  await staff.press(demand, staff.dialog);
  await expect(staff.page.getByText(demanded)).toBeVisible();
  await expect(staff.page.getByText(reason)).toBeVisible();

  const person = await staffAt(browser, email);
  await person.page.goto('/dashboard/professional/finance#repayments');
  const own = person.page.locator('#repayments');
  await expect(own.getByText(reason)).toBeVisible();
  await expect(own.getByText('R$ 123,45').first()).toBeVisible();
  await expect(own.getByRole('img')).toBeVisible();
  expect([...staff.troubles, ...person.troubles]).toEqual([]);
});
