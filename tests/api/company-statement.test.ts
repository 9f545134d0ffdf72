import { actorOf } from '@elenco/core';
import { formatMoney } from '@elenco/core/kit';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { pdfPages, plain } from '../support/pdf';
import { centsIn, shownRows, shownText } from '../support/shownText';

let app: RunningApp;
let brand: Browsing;
let creator: Browsing;
let lines: Awaited<ReturnType<RunningApp['database']['money']['statementOf']>>['lines'];

beforeAll(async () => {
  app = await startApp({ demo: true });
  const byEmail = async (email: string) => (await app.database.identity.byEmail(email))!;
  const user = await byEmail('brand@aurora.example');
  brand = await Browsing.as(app, user.id);
  creator = await Browsing.as(app, (await byEmail('creator@story.example')).id);
  lines = (await app.database.money.statementOf(actorOf(user), { companyId: user.companyId! })).lines;
}, 300_000);
afterAll(() => app.stop());

const at = '/dashboard/client/historic';
const text = async (path: string) => {
  const answer = await brand.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

it('shows the company’s statement in pages of 25 entries, each entry exactly once', async () => {
  expect(lines.length).toBeGreaterThan(25);
  const pages = Math.ceil(lines.length / 25);
  const shown: string[][] = [];
  for (let page = 1; page <= pages; page += 1) {
    const html = await text(`${at}?page=${page}`);
    expect(shownText(html)).toContain(`${page} de ${pages}`);
    shown.push(...shownRows(html, 'Extrato'));
  }
  expect(shown.map((row) => row.slice(2, 5).map(centsIn))).toEqual(
    lines.map(({ amountCents, dueCents, heldCents }) => [amountCents, dueCents, heldCents]),
  );
});

it('exports the same filtered statement entries and amounts to CSV and XLSX', async () => {
  const query = `period=${lines[0]!.on.slice(0, 4)}&kind=payments`;
  const csv = (await text(`${at}.csv?${query}`)).trim().split('\r\n').slice(1);
  const answer = await brand.get(`${at}.xlsx?${query}`);
  const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()));
  const rows = sheet!.data.slice(1);
  expect(rows.length).toBeGreaterThan(0);
  expect(csv).toHaveLength(rows.length);
  expect(new Set(rows.map((row) => row[6]))).toEqual(new Set(['Crédito']));
  for (const [n, row] of rows.entries())
    expect(csv[n]).toContain(Number(row[7]).toFixed(2).replace('.', ','));
});

it('prints in the statement’s PDF the amounts and balances that the page shows', async () => {
  const paper = (await pdfPages(await brand.get(`${at}.pdf`))).join(' ');
  const [newest] = lines;
  for (const cents of [newest!.dueCents, newest!.heldCents, ...lines.map((line) => line.amountCents)])
    expect(paper).toContain(plain(formatMoney(Math.abs(cents), 'BRL', 'pt-BR')));
});

it('shows a message if no statement entry matches, and ignores unknown filters', async () => {
  const none = shownText(await text(`${at}?period=2001`));
  expect(none).toContain('Nenhum lançamento com estes filtros.');
  const html = await text(`${at}?period=x&kind=y&project=z`);
  expect(shownRows(html, 'Extrato')).toHaveLength(25);
});

it('refuses to export a company’s statement for a creator', async () => {
  for (const format of ['csv', 'xlsx', 'pdf'])
    expect((await creator.get(`${at}.${format}`)).status).not.toBe(200);
});
