import { sum } from '@elenco/core/kit';
import trackRecord from '@elenco/locales/pt/trackRecord.json' with { type: 'json' };
import { expect, type Locator } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { within } from '../support/words';

const { own, payment, answers, rounds, contracts, bands } = trackRecord;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
});
test.afterAll(() => app.stop());

/** Returns the numbers in a text, including decimals. */
const numbersIn = (text: string) =>
  (text.match(/\d+(,\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')));

/** Opens a disclosure by its label and returns it. */
async function openDisclosure(who: Person, label: string): Promise<Locator> {
  const fold = who.page
    .locator('details')
    .filter({ has: who.page.locator('summary', { hasText: new RegExp(`^\\s*${label}`) }) });
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');
  return fold;
}

/** Opens the cases behind a metric. Returns the last cell of each case. */
async function casesOf(who: Person, label: string): Promise<string[]> {
  const fold = await openDisclosure(who, label);
  const rows = fold
    .getByRole('table')
    .getByRole('row')
    .filter({ has: who.page.getByRole('cell') });
  return Promise.all((await rows.all()).map((row) => row.getByRole('cell').last().innerText()));
}

test('a brand opens the cases behind each metric of its track record on a phone', async ({ browser }) => {
  const who = await person(browser, app.url, { width: 390 });
  await enter(who.page, app, 'brand@aurora.example');
  await who.visit('/dashboard/client/historic');
  await who.follow(own.link);
  await who.page.waitForURL('**/track-record');
  const figuresOf = async (term: string) =>
    numbersIn(await (await openDisclosure(who, term)).locator('summary').innerText());

  const [inTime, charges] = await figuresOf(payment.term);
  const late = await casesOf(who, own.charges);
  expect(late).toHaveLength(charges!);
  expect(late.filter((cell) => cell === own.inTime)).toHaveLength(inTime!);
  expect(late.filter((cell) => cell !== own.inTime).every((cell) => /^\d+ dias?$/.test(cell))).toBe(true);

  await openDisclosure(who, answers.term);
  const took = await casesOf(who, own.answersTitle);
  await who.sees(`${took.length} rascunhos`);

  const requested = await figuresOf(rounds.term);
  const pieces = (await casesOf(who, own.pieces)).map(Number);
  const changes = sum(pieces);
  // Zero changes are shown as a word instead of a number.
  expect(changes === 0 ? [pieces.length] : [changes, pieces.length]).toEqual(requested);

  const [kept, signed] = await figuresOf(contracts.term);
  const disputes = await casesOf(who, own.contracts);
  expect(disputes).toHaveLength(signed!);
  const ended = await who.page.getByRole('cell', { name: own.endedBy.company, exact: true }).count();
  expect(ended).toBe(signed! - kept!);
  await expectAccessible(who.page);
  const wide = await who.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(who.troubles).toEqual([]);
});

test('a creator reads the metrics of a brand’s track record and their calculation, but not the cases behind them', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  await enter(who.page, app, 'creator@story.example');
  await who.visit('/dashboard/professional');
  await who.follow('Verão sem frescura');
  await who.page.waitForURL('**/briefing/*');
  const record = who.page.getByRole('region', { name: trackRecord.title });
  for (const term of [payment.term, answers.term, rounds.term, contracts.term]) {
    const fold = await openDisclosure(who, term);
    const [shown] = numbersIn(await fold.locator('summary').innerText());
    expect(numbersIn(await fold.locator('p').innerText())).toContain(shown);
  }
  await expect(record.getByRole('table')).toHaveCount(0);
  await expect(record.getByRole('link')).toHaveCount(0);
  await expectAccessible(who.page);

  // The cases contain names of other creators, so only the brand may open the page.
  const answer = await who.page.goto('/dashboard/client/track-record');
  expect(answer?.status()).toBe(404);
  await expect(who.page.getByText(own.chargesCaption)).toHaveCount(0);
});

test('a creator sees ranges instead of exact metrics in the track record of a brand whose name is hidden', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  await enter(who.page, app, 'creator@story.example');
  await who.visit('/dashboard/professional');
  await who.page.locator('summary', { hasText: 'prazo vencido' }).click();
  const offers = who.page.getByRole('listitem').filter({ hasText: who.words.creator.brief.silent });
  await offers.getByRole('link').first().click();
  await who.page.waitForURL('**/briefing/*');
  const record = who.page.getByRole('region', { name: trackRecord.title });
  await expect(record.getByText(within(bands.payment.most))).toBeVisible();
  await expect(record.locator('details')).toHaveCount(0);
});
