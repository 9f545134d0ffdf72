import {
  type Actor,
  actorOf,
  briefings,
  contracts,
  currentObservations,
  figuresOf,
  guestPage,
  inForce,
  makeTrackedLinks,
  observations,
  posts,
  type Report,
  reports,
  revokeShareLink,
  shareLinks,
  squads,
  type TrackedLink,
  trackedLinks,
  type User,
  visions,
} from '@elenco/core';
import words from '@elenco/locales/pt/report.json' with { type: 'json' };
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { pdfPages, plain } from '../support/pdf';
import { words as textOf } from './searchPages';

let app: RunningApp;
let brand: Browsing;
let actor: Actor;
/** The newest closed report of the demo brand. */
let report: Report;

beforeAll(async () => {
  app = await startApp({ demo: true });
  const user = (await app.database.identity.byEmail('brand@aurora.example')) as User;
  actor = actorOf(user);
  brand = await Browsing.as(app, user.id);
  const [last] = await app.database.see(reports, actor, {}, { by: 'id', down: true, limit: 1 });
  report = last as Report;
}, 300_000);
afterAll(() => app.stop());

const page = () => `/dashboard/client/${report.briefingId}/new-report`;
const count = (value: number | null) => new Intl.NumberFormat('pt-BR').format(value ?? 0);
it('computes the same report metrics from the latest observations as a row-by-row calculation', async () => {
  const { briefingId } = report;
  const hired = await app.database.see(contracts, actor, { briefingId, status: [...inForce] });
  const out = await app.database.see(posts, actor, { contractId: hired.map(({ id }) => id) });
  const published = new Set(out.filter(({ status }) => status !== 'withdrawn').map(({ id }) => id));
  const read = currentObservations(await app.database.see(observations, actor, { briefingId }));
  const sum = (metric: string) =>
    read.reduce((all, one) => all + (one.metric === metric && published.has(one.postId) ? one.value : 0), 0);
  const source = (await app.database.reports.reportSources(actor, [briefingId])).get(briefingId);
  const { total, byCreator } = figuresOf(source!, { base: ['fees', 'service'] });
  expect(total).toMatchObject({
    posts: published.size,
    views: sum('views'),
    likes: sum('likes'),
    costCents: hired.reduce((all, one) => all + one.totalCents, 0),
  });
  expect(total.reach?.high).toBe(sum('reach'));
  expect(byCreator.map(({ key }) => key).sort()).toEqual(hired.map(({ creatorId }) => creatorId).sort());
});

it('shows a closed report’s metrics on the page, in the PDF and in the workbook', async () => {
  const { total } = report.figures;
  const html = plain(textOf(await (await brand.get(`${page()}?report=${report.id}`)).text()));
  const shown = [count(total.views), count(total.engagements), report.title];
  for (const text of shown) expect(html).toContain(text);
  expect(html).toContain(words.missingTitle);

  const paper = await brand.get(`${page()}.pdf?report=${report.id}`);
  const pages = await pdfPages(paper);
  // The PDF has a cover, a page of key results, one page per creator, and one page of definitions.
  expect(pages.length).toBeGreaterThanOrEqual(3 + report.figures.byCreator.length);
  for (const text of shown) expect(pages.join(' ')).toContain(text);
  expect(pages[0]).toContain(report.title);
  // Reports of the same day are distinguished by their numbers.
  for (const cover of [html, pages[0]]) expect(cover).toContain(`Nº ${count(report.id)}`);

  const file = await brand.get(`${page()}.xlsx?report=${report.id}`);
  const sheets = await readSheets(Buffer.from(await file.arrayBuffer()));
  expect(sheets.map(({ sheet }) => sheet)).toContain(words.definitions.slice(0, 31));
  const [heads = [], values = []] = sheets[0]?.data ?? [];
  const cell = (head: string) => values[heads.indexOf(head)];
  expect(cell(words.figures.views)).toBe(total.views);
  expect(cell(words.figures.engagements)).toBe(total.engagements);
  expect(cell(words.figures.costCents)).toBe((total.costCents ?? 0) / 100);
  expect(cell(words.figures.byViews)).toBeCloseTo(total.byViews ?? 0, 10);
  // Each rate must equal the quotient of the two sums from which it is calculated.
  for (const name of ['byReach', 'byViews', 'byFollowers'] as const) {
    const sums = total.rates?.[name] ?? null;
    if (sums === null) continue;
    expect(sums.part / sums.whole).toBeCloseTo(total[name] ?? 0, 10);
    const at = heads.indexOf(words.figures[name]) + 1;
    expect(values.slice(at, at + 2)).toEqual([sums.part, sums.whole]);
    expect(html).toContain(`${count(sums.part)} de`);
  }
  // Unknown values are empty cells, never 0.
  expect(total.orders).toBeNull();
  expect(cell(words.figures.orders)).toBeNull();
  const creators = sheets.find(({ sheet }) => sheet === words.byCreator)?.data ?? [];
  expect(creators).toHaveLength(1 + report.figures.byCreator.length);
});

it('counts imported orders by promo code, and treats a repeated row as a correction', async () => {
  const hired = await app.database.see(contracts, actor, { status: [...inForce] });
  const linked = await app.database.see(trackedLinks, actor, {});
  // A briefing that has no orders in the demo data, and about which no other test of this file creates
  // reports.
  const briefingId = hired.find(
    ({ briefingId: one }) => one !== report.briefingId && !linked.some((link) => link.briefingId === one),
  )?.briefingId as number;
  const now = new Date().toISOString();
  const target = 'https://aurora.example/loja';
  await app.database.perform(makeTrackedLinks, { briefingId, target, prefix: 'T' }, { actor, now });
  const links = await app.database.see(trackedLinks, actor, { briefingId });
  const [first] = links as [TrackedLink];
  await app.database.tracking.countTrackedClick({ linkId: first.id, day: '2026-11-20' }, now);
  const send = async (text: string, who = brand) => {
    const { csrfToken } = (await (await who.get('/api/v1/me')).json()) as { csrfToken: string };
    const headers = { 'X-CSRF-TOKEN': csrfToken, 'X-Requested-With': 'XMLHttpRequest' };
    const body = new FormData();
    body.append('file', new File([text], 'pedidos.csv', { type: 'text/csv' }));
    return who.fetch(`/api/v1/order-files?briefingId=${briefingId}`, { method: 'POST', body, headers });
  };
  const answer = await send(`order,day,code,amount
9001,2026-11-20,${first.code},100.00
9002,2026-11-21,${first.code.toLowerCase()},50.00
9003,2026-11-21,NINGUEM,1.00`);
  expect(await answer.json()).toEqual({
    taken: 2,
    refused: [{ line: 4, pointer: '/code', code: 'unknown_code' }],
  });
  await Promise.all([1, 2].map(() => send(`order,day,code,amount\n9002,2026-11-21,${first.code},70.00`)));
  const source = (await app.database.reports.reportSources(actor, [briefingId])).get(briefingId);
  const { total } = figuresOf(source!, { base: ['fees'] });
  expect(total).toMatchObject({ clicks: 1, orders: 2, revenueCents: 17_000 });
  expect(total.cpa).toBe((total.costCents ?? 0) / 2);
  const early = (await app.database.reports.reportSources(actor, [briefingId], 0)).get(briefingId);
  expect(figuresOf(early!, { base: ['fees'] }).total).toMatchObject({ orders: 0, revenueCents: 0 });
  const creator = (await app.database.identity.byEmail('creator@story.example')) as User;
  expect(
    (await send('order,day,code,amount\n1,2026-11-20,A,1', await Browsing.as(app, creator.id))).status,
  ).toBe(404);
});

it('creates a new closed report only if the metrics or the cost basis have changed', async () => {
  const all = () => app.database.see(reports, actor, { briefingId: report.briefingId });
  const before = (await all()).length;
  const close = async (more: string) => {
    const answer = await brand.send(`${page()}${more}`, { intent: 'closeReport' }, page());
    const [, toast = ''] = /toast=(\w+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    return { to: answer.headers.get('location'), toast };
  };
  expect(await close('')).toEqual({ to: `${page()}?report=${report.id}`, toast: 'reportUnchanged' });
  expect(await all()).toHaveLength(before);
  const pressed = await Promise.all([close('?base=fees'), close('?base=fees')]);
  const [one, other] = pressed.map(({ to }) => to);
  expect(one).toBe(other);
  expect(pressed.map(({ toast }) => toast).sort()).toEqual(['reportClosed', 'reportUnchanged']);
  expect(await all()).toHaveLength(before + 1);
  const changed = plain(textOf(await (await brand.get(one ?? '')).text()));
  expect(changed).toContain(words.why.other_base);
});

it('shows a guest a report, with amounts only if costs are shared, until the link is revoked', async () => {
  const at = `${page()}?report=${report.id}`;
  const share = async (costs: boolean) => {
    const csrf = await brand.csrf(at);
    const body = new URLSearchParams({ csrf, intent: 'createShareLink', label: 'Diretoria', days: '7' });
    body.append('actions', 'report');
    if (costs) body.append('actions', 'report-costs');
    const answer = await (await brand.fetch(at, { method: 'POST', body })).text();
    return /grant=([\w-]{43})/.exec(answer)?.[1] ?? '';
  };
  const guest = new Browsing(app.url);
  const about = {
    briefingId: report.briefingId,
    contractId: null,
    listId: null,
    payContractId: null,
    creatorIds: [],
  };
  const address = guestPage({ ...about, actions: ['report'] });
  const [hidden, open] = [await share(false), await share(true)];
  const without = await (await guest.get(`${address}?grant=${hidden}`)).text();
  expect(without).toContain(`<title>${report.title} | #${report.briefingId} | `);
  expect(without).not.toContain('R$');
  expect(without).not.toMatch(/"costCents",\s*\d/);
  expect(plain(textOf(await (await guest.get(`${address}?grant=${open}`)).text()))).toContain('R$');
  for (const { id, version } of await app.database.see(shareLinks, actor, { reportId: report.id }))
    await app.database.perform(revokeShareLink, { id, version }, { actor, now: new Date().toISOString() });
  for (const grant of [hidden, open]) expect((await guest.get(`${address}?grant=${grant}`)).status).toBe(404);
});

it('lists the reports of a company, filtered by the campaign in the query string', async () => {
  const list = async (more = '', who = brand) => (await who.get(`/dashboard/client/reports${more}`)).text();
  const own = await app.database.see(reports, actor, {});
  const all = await list();
  const links = (html: string) =>
    [...html.matchAll(/href="([^"]+new-report\?report=\d+[^"]*)"/g)].map(([, to]) => to);
  expect(links(all)).toHaveLength(Math.min(20, own.length));
  expect(links(all)[0]).toContain(
    `/dashboard/client/${own.at(-1)?.briefingId}/new-report?report=${own.at(-1)?.id}`,
  );
  const of = own.filter(({ briefingId, squadId }) => squadId === null && briefingId === report.briefingId);
  const some = await list(`?campaign=briefing-${report.briefingId}`);
  expect(links(some)).toHaveLength(of.length);
  expect(plain(textOf(some))).toContain(count(report.figures.total.views));
  expect(plain(textOf(await list('?campaign=squad-999999')))).toContain(words.list.noneOf);
  const company = { ...actor, companyId: 999_999 } as Actor;
  const at = { campaign: null, limit: 20, offset: 0 };
  expect(await app.database.reports.reportLines(company, at)).toEqual([]);
  expect(await app.database.reports.reportedCampaigns(company)).toEqual([]);
});

it('compares only campaigns of the same company, at the same age and in one currency', async () => {
  const address = '/dashboard/client_comparative/compare';
  const own = await app.database.see(reports, actor, {});
  const ids = [...new Set(own.map(({ briefingId }) => briefingId))].slice(0, 2);
  expect(ids).toHaveLength(2);
  const asked = `?${ids.map((id) => `id=${id}`).join('&')}&age=30&currency=USD`;
  const answer = await (await brand.get(`${address}${asked}`)).text();
  expect(answer).toContain('<title>Comparar Campanhas - ');
  const html = plain(textOf(answer));
  expect(answer).toContain('--high:100%');
  for (const text of [
    words.compare.charts,
    words.compare.table,
    words.compare.explain,
    'US$',
    'Convertido de BRL para USD',
  ])
    expect(html).toContain(text);
  expect(plain(textOf(await (await brand.get(`${address}?id=999999&id=${ids[0]}`)).text()))).toContain(
    words.compare.none,
  );
  expect((await brand.get('/dashboard/admin_comparative/compare')).status).toBe(404);
  expect((await brand.get('/dashboard/client/squads/comparative')).status).toBe(200);
});

it('covers all projects of a squad in a report opened from the squad’s page', async () => {
  const [squad] = await app.database.see(squads, actor, { status: 'closed' });
  const board = await (await brand.get(`/dashboard/client/squad/${squad?.id}`)).text();
  const address = /href="([^"]+\/new-report[^"]*)"/.exec(board)?.[1] ?? '';
  // A closed squad offers no bulk actions.
  expect(board).not.toContain('id="bulk"');
  const of = await app.database.see(briefings, actor, { squadId: squad?.id ?? 0 });
  const hired = await app.database.see(contracts, actor, { briefingId: of.map(({ id }) => id) });
  const shown = plain(textOf(await (await brand.get(address)).text()));
  expect(shown).toContain(words.ofSquad.replace('{{squad}}', squad?.title ?? '-'));
  const cents = hired.reduce((all, one) => all + one.totalCents, 0);
  expect(shown).toContain(new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100));
});

it('compares a squad’s results with its targets on the page and, once the report is closed, in the PDF', async () => {
  const [squad] = await app.database.see(squads, actor, { status: 'closed' });
  const [vision] = await app.database.see(
    visions,
    actor,
    { squadId: squad?.id ?? 0 },
    { by: 'id', down: true },
  );
  const [of] = await app.database.see(briefings, actor, { squadId: squad?.id ?? 0 });
  const live = `/dashboard/client/${of?.id}/new-report?squad=`;
  const answer = await brand.send(live, { intent: 'closeReport' }, live);
  const closed = answer.headers.get('location') ?? '';
  const paper = closed.replace('/new-report?', '/new-report.pdf?');
  const both = [
    plain(textOf(await (await brand.get(closed)).text())),
    (await pdfPages(await brand.get(paper))).join(' '),
  ];
  expect(vision?.targets.map(({ metric }) => metric)).toEqual(['reach', 'views', 'engagements', 'cpm']);
  for (const text of both) {
    expect(text).toContain(words.targets.title);
    for (const { metric, value } of vision?.targets ?? []) {
      if (metric !== 'cpm') expect(text).toContain(words.targets.least.replace('{{value}}', count(value)));
    }
    expect(text).toContain(words.targets.verdicts.missed);
  }
});

it('opens a report for its company and, at a different URL, for staff', async () => {
  const stranger = (await app.database.identity.byEmail('creator@story.example')) as User;
  const curator = (await app.database.identity.byEmail('curation@elenco.example')) as User;
  const by = (user: User) => Browsing.as(app, user.id);
  expect((await (await by(stranger)).get(`${page()}?report=${report.id}`)).status).toBe(404);
  const staffPage = `/dashboard/admin/${report.briefingId}/new-report?report=${report.id}`;
  expect((await brand.get(staffPage)).status).toBe(404);
  const seen = await (await by(curator)).get(staffPage);
  expect(seen.status).toBe(200);
  const shown = await seen.text();
  expect(shown).toContain(`<title>${report.title} | #${report.briefingId} | `);
  expect(plain(textOf(shown))).toContain(count(report.figures.total.views));
});
