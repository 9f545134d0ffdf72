import type { TrackedLink } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';

/** Returns the tracked link with a slug; null if there is none. */
export async function trackedLinkAt(em: SqlEntityManager, slug: string): Promise<TrackedLink | null> {
  const rows = await select(em, 'tracked-links', { text: 'slug = ?', params: [slug] });
  return (rows[0] as unknown as TrackedLink | undefined) ?? null;
}

/** Counts a click on a tracked link by day. Several clicks may be counted concurrently. */
export async function countTrackedClick(
  em: SqlEntityManager,
  click: { readonly linkId: number; readonly day: string },
  now: string,
): Promise<void> {
  await em.execute(
    `insert into tracked_clicks (version, created_at, updated_at, link_id, day, clicks)
       values (1, ?, ?, ?, ?, 1)
     on conflict (link_id, day) do update set clicks = tracked_clicks.clicks + 1,
       version = tracked_clicks.version + 1, updated_at = excluded.updated_at`,
    [now, now, click.linkId, click.day],
  );
}

/** Results of a tracked link on one day. */
export interface TrackedDay {
  readonly linkId: number;
  /** Business date. */
  readonly day: string;
  readonly clicks: number;
  readonly orders: number;
  readonly revenueCents: number;
}

/**
 * Returns the daily results of these links, oldest first. Days without results are missing. The caller has
 * loaded the links as the actor.
 */
export async function trackedDays(em: SqlEntityManager, linkIds: readonly number[]): Promise<TrackedDay[]> {
  if (linkIds.length === 0) return [];
  const marks = linkIds.map(() => '?').join(', ');
  const rows = await em.execute<(Omit<TrackedDay, 'revenueCents'> & { revenueCents: string })[]>(
    `select link_id as "linkId", day::text, sum(clicks)::int as clicks, sum(orders)::int as orders,
       sum(cents) as "revenueCents"
     from (
       select link_id, day, clicks, 0 as orders, 0 as cents from tracked_clicks where link_id in (${marks})
       union all
       select tracked_link_id, ordered_on, 0, 1, amount_cents from orders where tracked_link_id in (${marks})
     ) came group by link_id, day order by day, link_id`,
    [...linkIds, ...linkIds],
  );
  return rows.map((row) => ({ ...row, revenueCents: Number(row.revenueCents) }));
}

/** Results of the tracked link and promo code of one hiring. */
export interface TrackedResult {
  readonly contractId: number;
  readonly clicks: number;
  /** Number of orders; null if no orders of the project were imported. */
  readonly orders: number | null;
  readonly revenueCents: number | null;
}

/**
 * Returns the results of the tracked links of these hirings. Hirings without a link are missing. If `ageDays`
 * is set, only results of this number of days after the first publication count. The caller has loaded the
 * contracts as the actor.
 */
export async function trackedResults(
  em: SqlEntityManager,
  contractIds: readonly number[],
  ageDays: number | null,
): Promise<TrackedResult[]> {
  const rows = await em.execute<
    { contractId: number; clicks: number; orders: number; revenueCents: string; known: boolean }[]
  >(
    `select l.contract_id as "contractId", k.clicks, o.orders, o.cents as "revenueCents",
       exists (select from orders any_order where any_order.briefing_id = l.briefing_id) as known
     from tracked_links l
     cross join lateral (select case when ?::int is null then date 'infinity' else coalesce(
       (select min(p.published_on) from posts p where p.contract_id = l.contract_id and p.status <> 'withdrawn')
         + ?::int, date '-infinity') end as last) age
     cross join lateral (select coalesce(sum(c.clicks), 0)::int as clicks from tracked_clicks c
       where c.link_id = l.id and c.day <= age.last) k
     cross join lateral (select count(*)::int as orders, coalesce(sum(s.amount_cents), 0) as cents from orders s
       where s.tracked_link_id = l.id and s.ordered_on <= age.last) o
     where l.contract_id in (${contractIds.map(() => '?').join(', ')})`,
    [ageDays, ageDays, ...contractIds],
  );
  return rows.map(({ contractId, clicks, orders, revenueCents, known }) =>
    known
      ? { contractId, clicks, orders, revenueCents: Number(revenueCents) }
      : { contractId, clicks, orders: null, revenueCents: null },
  );
}
