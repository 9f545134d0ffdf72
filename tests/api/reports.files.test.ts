import {
  type Actor,
  actorOf,
  briefings,
  companies,
  costRows,
  createShareLink,
  type GuestAction,
  guestPage,
  type Report,
  reports,
  revokeShareLink,
  shareLinks,
  squads,
  type User,
} from '@elenco/core';
import { newSecret } from '@elenco/db';
import words from '@elenco/locales/pt/report.json' with { type: 'json' };
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { pdfPages, plain } from '../support/pdf';
import { words as textOf } from './searchPages';

let app: RunningApp;
let brand: Browsing;
let actor: Extract<Actor, { role: 'company' }>;
const guest = () => new Browsing(app.url);
const at = () => ({ actor, now: new Date().toISOString() });

beforeAll(async () => {
  app = await startApp({ demo: true });
  const user = (await app.database.identity.byEmail('brand@aurora.example')) as User;
  actor = actorOf(user) as typeof actor;
  brand = await Browsing.as(app, user.id);
}, 300_000);
afterAll(() => app.stop());

const newestReport = async (of: { squadId: number | null }): Promise<Report> => {
  const [report] = await app.database.see(reports, actor, of, { by: 'id', down: true, limit: 1 });
  return report as Report;
};
const reportOfSquad = async () => {
  const [squad] = await app.database.see(squads, actor, { status: 'closed' }, { limit: 1 });
  const squadId = squad?.id ?? 0;
  const [briefing] = await app.database.see(briefings, actor, { squadId }, { limit: 1 });
  const live = `/dashboard/client/${briefing?.id}/new-report?squad=`;
  await brand.send(live, { intent: 'closeReport' }, live);
  return newestReport({ squadId });
};

/** Creates a share link for a report. Returns the path with which a guest opens the report. */
async function share({ id: reportId, briefingId }: Report, withCosts: boolean): Promise<string> {
  const { token, hash: tokenHash } = newSecret();
  const actions: ('report' | 'report-costs')[] = withCosts ? ['report', 'report-costs'] : ['report'];
  await app.database.perform(
    createShareLink,
    { briefingId, reportId, actions, label: 'Diretoria', tokenHash },
    at(),
  );
  const about = { contractId: null, listId: null, payContractId: null, creatorIds: [] };
  const page = guestPage({ ...about, briefingId, actions: actions as GuestAction[] });
  return `${page}?grant=${token}`;
}

/** Returns the URLs of the files to which the guest's page links. */
async function filesOn(address: string): Promise<string[]> {
  const html = await (await guest().get(address)).text();
  const links = [...html.matchAll(/href="([^"]+\/guest\.(?:pdf|xlsx)\?[^"]*)"/g)];
  return links.map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

it.each([
  ['project', () => newestReport({ squadId: null })],
  ['squad', reportOfSquad],
])(
  'lets a guest download the report of a %s as PDF and workbook, with costs only if they are shared',
  async (_, find) => {
    const report = await find();
    const company = await app.database.get(companies, actor, report.companyId);
    for (const withCosts of [true, false]) {
      const files = await filesOn(await share(report, withCosts));
      expect(files.map((file) => /\.\w+(?=\?)/.exec(file)?.[0])).toEqual(['.xlsx', '.pdf']);
      const [xlsx = '', pdf = ''] = files;

      const paper = await guest().get(pdf);
      expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const pages = await pdfPages(paper);
      expect(pages.length).toBeGreaterThanOrEqual(3 + report.figures.byCreator.length);
      expect(pages[0]).toContain(report.title);
      expect(pages[0]).toContain(company.tradeName);
      expect(pages.join(' ').includes('R$')).toBe(withCosts);

      const file = await guest().get(xlsx);
      expect(file.status).toBe(200);
      const sheets = await readSheets(Buffer.from(await file.arrayBuffer()));
      expect(sheets.some(({ sheet }) => sheet === words.results)).toBe(withCosts);
      const [heads = [], values = []] = sheets[0]?.data ?? [];
      expect(heads.includes(words.figures.costCents)).toBe(withCosts);
      expect(values[heads.indexOf(words.figures.views)]).toBe(report.figures.total.views);
    }
  },
);

it('refuses a guest the files of other reports and, once the link is revoked, those of the shared report', async () => {
  const report = await newestReport({ squadId: null });
  const files = await filesOn(await share(report, true));
  for (const file of files) {
    const other = file.replace(`/${report.briefingId}/`, `/${report.briefingId + 1}/`);
    expect([other, (await guest().get(other)).status]).toEqual([other, 404]);
  }
  for (const { id, version } of await app.database.see(shareLinks, actor, { reportId: report.id }))
    await app.database.perform(revokeShareLink, { id, version }, at());
  for (const file of files) expect([file, (await guest().get(file)).status]).toEqual([file, 404]);
});

it('states the basis of each cost and a single total on the report’s page, in the PDF and in the workbook', async () => {
  const { figures, briefingId, id } = await newestReport({ squadId: null });
  const at = (kind: string) => `/dashboard/client/${briefingId}/new-report${kind}?report=${id}`;
  const rows = costRows(figures);
  const known = rows.flatMap(({ name, basis }) => (basis ? [{ name, ...basis }] : []));
  expect(known.length).toBeGreaterThan(3);
  expect(known.at(-1)).toMatchObject({ name: 'whole', costCents: figures.total.costCents });
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  const html = plain(textOf(await (await brand.get(at(''))).text()));
  const paper = (await pdfPages(await brand.get(at('.pdf')))).join(' ');
  for (const { count, of, unit, costCents } of known) {
    const covered = unit === 'posts' ? words.coversPosts : words.coversPieces;
    const [basis, cost] = [
      covered.replace('{{count}}', String(count)).replace('{{of}}', String(of)),
      plain(money.format((costCents ?? 0) / 100)),
    ];
    for (const text of [html, paper]) {
      expect(text).toContain(basis);
      expect(text).toContain(cost);
    }
  }
  const sheets = await readSheets(Buffer.from(await (await brand.get(at('.xlsx'))).arrayBuffer()));
  const [heads = [], ...cells] = sheets.find(({ sheet }) => sheet === words.results)?.data ?? [];
  const column = (head: string) => cells.map((row) => row[heads.indexOf(head)]);
  expect(column(words.result)).toEqual(rows.map(({ name }) => words.resultNames[name]));
  expect(column(words.basis.count)).toEqual(rows.map(({ basis }) => basis?.count ?? null));
  expect(column(words.basis.of)).toEqual(rows.map(({ basis }) => basis?.of ?? null));
  expect(column(words.figures.costCents)).toEqual(
    rows.map(({ basis }) => (typeof basis?.costCents === 'number' ? basis.costCents / 100 : null)),
  );
});
