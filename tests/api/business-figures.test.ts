import { businessDate } from '@elenco/brazil';
import {
  type FigureKey,
  type FiguresReport,
  figureKeys,
  figureOver,
  figureRows,
  type MonthSums,
  median,
} from '@elenco/core';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { putRows } from '../support/rows';
import { callerOf, oneOfEach, people } from './cast';

type Row = Readonly<Record<string, number>>;

let api: RunningApi;
let client: Client;
let ask: (path: string) => Promise<unknown>;
let report: FiguresReport;
const today = businessDate(new Date().toISOString());
const month = today.slice(0, 7);
const monthBefore = businessDate(new Date(Date.parse(`${month}-01T12:00:00Z`) - 86_400_000).toISOString());

beforeAll(async () => {
  api = await startApi();
  await putRows(api.databaseUrl, oneOfEach);
  client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`update charges set status = 'paid', paid_on = $1, paid_by = 'pix', due_on = $1`, [
    `${month}-01`,
  ]);
  await client.query(`update subscription_periods set status = 'final', starts_on = $1, ends_on = $2`, [
    `${monthBefore.slice(0, 7)}-01`,
    monthBefore,
  ]);
  const { token } = await api.database.identity.issueToken(people.owner.id, {
    name: 'x',
    scopes: ['read'],
    days: 1,
    now: new Date().toISOString(),
  });
  const call = callerOf(api, { Authorization: `Bearer ${token}` });
  ask = async (path) => (await call('GET', path)).json();
  report = (await ask('/business-figures')) as FiguresReport;
});
afterAll(async () => {
  await client.end();
  await api.stop();
});

const thisMonth = () => report.months.at(-1)!;
const total = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + (row[field] ?? 0), 0);

/** Returns the rows that the back office lists for a metric of the report. */
async function rowsOf(key: FigureKey, months: readonly MonthSums[] = [thisMonth()]): Promise<Row[]> {
  const found = figureRows(key, months, { currency: report.currency, today });
  if (!found) return [];
  const { resource, filter } = found;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,99]',
    sort: '["id","ASC"]',
  });
  return (await ask(`/${resource}?${query}`)) as Row[];
}

describe('the report of business figures', () => {
  it('covers the months from January of last year to this month', () => {
    expect(report.months.map((one) => one.month).at(0)).toBe(`${Number(month.slice(0, 4)) - 1}-01`);
    expect(thisMonth().month).toBe(month);
    expect(report.months).toHaveLength(12 + Number(month.slice(5)));
  });

  it('shows for each metric the sum of the rows that the metric opens', async () => {
    const paid = await rowsOf('gmv');
    expect(paid.length).toBeGreaterThan(0);
    expect(thisMonth().paidCents).toBe(total(paid, 'amountCents'));
    expect(thisMonth().feeCents).toBe(total(paid, 'feeCents'));
    expect(figureOver('takeRate', [thisMonth()])).toBe(total(paid, 'feeCents') / total(paid, 'amountCents'));
    expect(thisMonth().overdueCents).toBe(total(await rowsOf('overdue'), 'restCents'));
    expect(thisMonth().mrrCents).toBe(total(await rowsOf('mrr'), 'monthlyCents'));
    expect(thisMonth().places).toBe(total(await rowsOf('fillRate'), 'places'));
  });

  it.each(figureKeys)('opens a non-empty list of rows for %s', async (key) => {
    const opened = figureRows(key, [thisMonth()], { currency: report.currency, today });
    if (opened) expect(await rowsOf(key)).not.toEqual([]);
  });

  it('opens the rows of every month for a metric that covers several months', async () => {
    const [one] = (await rowsOf('gmv')) as [Row];
    await client.query('update charges set paid_on = $1 where id = $2', [monthBefore, one.id]);
    const { months } = (await ask('/business-figures')) as FiguresReport;
    const two = months.filter((each) => each.month === monthBefore.slice(0, 7) || each.month === month);
    expect(total(await rowsOf('gmv', two), 'amountCents')).toBe(figureOver('gmv', two));
    await client.query('update charges set paid_on = $1 where id = $2', [`${month}-01`, one.id]);
  });

  it('counts a subscription period without a following period as churn', async () => {
    const lost = await rowsOf('churn');
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.map(({ id }) => id)).toEqual(thisMonth().lostPeriodIds);
    expect(figureOver('churn', [thisMonth()])).toBe(1);
  });

  it('lists exactly the briefings that the average time to the first shortlist includes', async () => {
    const { rows: sent } = await client.query<{ id: number }>(
      `update briefings set created_at = $1, status = 'selection' returning id`,
      [`${month}-01T12:00:00Z`],
    );
    const first = Math.min(...sent.map(({ id }) => id));
    await client.query(`delete from history where resource = 'briefings'`);
    for (const [move, at] of [
      ['submit', `${month}-01T12:00:00Z`],
      ['release', `${month}-03T12:00:00Z`],
    ])
      await client.query(
        `insert into history (resource, row_id, move, from_state, to_state, actor_name, comment, at)
         values ('briefings', $1, $2, 'draft', 'curation', '', '', $3)`,
        [first, move, at],
      );
    report = (await ask('/business-figures')) as FiguresReport;
    expect(figureOver('shortlistDays', [thisMonth()])).toBe(2);
    expect((await rowsOf('shortlistDays')).map(({ id }) => id)).toEqual([first]);
  });

  it('counts an unpaid charge as overdue from the day after its due date', async () => {
    await client.query(
      `update charges set status = 'overdue', paid_on = null, paid_by = null, rest_cents = amount_cents - kept_cents,
         due_on = $1`,
      [monthBefore],
    );
    const later = (await ask('/business-figures')) as FiguresReport;
    const before = later.months.at(-2)!;
    expect(before.overdueCents).toBeGreaterThan(0);
    expect(before.overdueCents).toBeLessThanOrEqual(before.dueCents);
    expect(later.months.at(-1)!.paidCents).toBe(0);
  });

  it('rejects requests by finance staff and for unknown currencies', async () => {
    const { token } = await api.database.identity.issueToken(people.finance.id, {
      name: 'x',
      scopes: ['read'],
      days: 1,
      now: new Date().toISOString(),
    });
    const call = callerOf(api, { Authorization: `Bearer ${token}` });
    expect((await call('GET', '/business-figures')).status).toBe(403);
    expect((await ask('/business-figures?currency=XXX')) as object).toMatchObject({ code: 'malformed' });
  });

  it('returns null for ratios and medians without rows', () => {
    const empty = { ...report.months[0]!, paidCents: 0, feeCents: 0, formerPeriods: 0, places: 0 };
    const values = figureKeys.map((key) => [key, figureOver(key, [empty])]);
    expect(Object.fromEntries(values)).toMatchObject({ gmv: 0, takeRate: null, churn: null, fillRate: null });
    expect([median([]), median([3]), median([4, 1, 3, 2])]).toEqual([null, 3, 2.5]);
  });
});
