import { addDays, businessDate, startOfDay } from '@elenco/brazil';
import {
  type Actor,
  daysOfMonth,
  type FiguresQuery,
  type FiguresReport,
  type MonthSums,
  owners,
  requireAccess,
  tradePurposes,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Line = { readonly month: string } & Partial<MonthSums>;

const purposes = tradePurposes.map((one) => `'${one}'`).join(', ');
const monthOf = (column: string) => `to_char(${column}, 'YYYY-MM')`;

/**
 * SQL statement for each group of monthly metrics. Each statement uses the index of its date column: paid_on,
 * due_on, starts_on, created_at or closes_on.
 */
const statements = {
  paid: `select ${monthOf('paid_on')} as month, sum(amount_cents)::float8 as "paidCents",
      sum(fee_cents)::float8 as "feeCents"
    from charges where paid_on between :from and :to and status = 'paid' and purpose in (${purposes})
      and currency = :currency group by 1`,
  // A project's combined invoice counts only while it is unpaid. Once it is paid, the charges that it
  // combines are paid and count instead.
  due: `select ${monthOf('due_on')} as month, sum(amount_cents)::float8 as "dueCents",
      coalesce(sum(rest_cents) filter (where status in ('open', 'overdue')), 0)::float8 as "overdueCents"
    from charges where due_on between :from and least(:to, :yesterday) and currency = :currency
      and (status in ('open', 'overdue') or status = 'paid' and purpose <> 'project') group by 1`,
  issued: `select ${monthOf('starts_on')} as month, sum(monthly_cents)::float8 as "mrrCents"
    from subscription_periods where starts_on between :from and :to and status = 'final'
      and currency = :currency group by 1`,
  lost: `select ${monthOf(`p.starts_on + interval '1 month'`)} as month, count(*)::int as "formerPeriods",
      coalesce(array_agg(p.id order by p.id) filter (where not exists (
        select from subscription_periods n where n.subscription_id = p.subscription_id
          and n.status <> 'withdrawn'
          and n.starts_on >= date_trunc('month', p.starts_on) + interval '1 month'
          and n.starts_on < date_trunc('month', p.starts_on) + interval '2 months')), '{}') as "lostPeriodIds"
    from subscription_periods p where p.starts_on between :before and :to and p.status = 'final'
      and p.currency = :currency group by 1`,
  named: `select ${monthOf(`b.created_at at time zone 'America/Sao_Paulo'`)} as month,
      array_agg(extract(epoch from h.released - h.sent)::float8 / 86400) as "shortlistDays",
      array_agg(b.id order by b.id) as "shortlistBriefingIds"
    from briefings b join lateral (
      select min(at) filter (where move = 'submit') as sent, min(at) filter (where move = 'release') as released
      from history where resource = 'briefings' and row_id = b.id) h on h.released >= h.sent
    where b.created_at >= :begin and b.created_at < :end and b.status <> 'draft' group by 1`,
  closed: `select ${monthOf('o.closes_on')} as month, sum(o.places)::int as places,
      sum(least(o.places, f.filled))::int as filled
    from openings o cross join lateral (
      select count(distinct c.creator_id) as filled from applications a
        join contracts c on c.briefing_id = a.briefing_id and c.creator_id = a.creator_id
          and c.status in ('active', 'completed')
      where a.opening_id = o.id) f
    where o.closes_on between :from and least(:to, :yesterday) group by 1`,
} as const;

/**
 * Returns the business metrics of each month since January of the previous year. `businessFigures` of core
 * defines them.
 * @throws Problem `not_allowed`
 */
export async function businessFigures(
  em: SqlEntityManager,
  actor: Actor,
  { month: asked, currency }: FiguresQuery,
  now: string,
): Promise<FiguresReport> {
  requireAccess(actor, owners);
  const today = businessDate(now);
  const month = asked ?? today.slice(0, 7);
  const year = Number(month.slice(0, 4));
  const from = `${year - 1}-01-01`;
  const { to } = daysOfMonth(month);
  const values: Readonly<Record<string, string>> = {
    from,
    to,
    currency,
    yesterday: addDays(today, -1),
    before: `${year - 2}-12-01`,
    begin: startOfDay(from),
    end: startOfDay(addDays(to, 1)),
  };
  const found = new Map<string, Partial<MonthSums>>();
  for (const statement of Object.values(statements)) {
    const params: string[] = [];
    const sql = statement.replace(/(?<!:):(\w+)/g, (_, name: string) => {
      params.push(values[name]!);
      return name === 'currency' ? '?' : name === 'begin' || name === 'end' ? '?::timestamptz' : '?::date';
    });
    for (const line of await em.execute<Line[]>(sql, params))
      found.set(line.month, { ...found.get(line.month), ...line });
  }
  return { month, currency, months: monthsUpTo(month).map((one) => ({ ...empty(one), ...found.get(one) })) };
}

function monthsUpTo(month: string): string[] {
  const [year = 0, last = 0] = month.split('-').map(Number);
  return Array.from({ length: 12 + last }, (_, n) => {
    const of = n < 12 ? year - 1 : year;
    return `${of}-${String((n % 12) + 1).padStart(2, '0')}`;
  });
}

const empty = (month: string): MonthSums => ({
  month,
  paidCents: 0,
  feeCents: 0,
  dueCents: 0,
  overdueCents: 0,
  mrrCents: 0,
  formerPeriods: 0,
  lostPeriodIds: [],
  shortlistDays: [],
  shortlistBriefingIds: [],
  places: 0,
  filled: 0,
});
