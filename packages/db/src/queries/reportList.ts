import { type Actor, type CostPart, type Currency, inForce, type Range } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../kernel/asActor';

/** Scope of a report: all briefings of a squad, or one briefing. */
export interface ReportCampaign {
  readonly of: 'squad' | 'briefing';
  readonly id: number;
}

/** A closed report in a list, with its main metrics. */
export interface ReportLine {
  readonly id: number;
  readonly createdAt: string;
  readonly title: string;
  /** Id of the briefing in the URL of the report. */
  readonly briefingId: number;
  readonly squadId: number | null;
  /** Name of the report's author; null if the actor may not read the name. */
  readonly madeBy: string | null;
  readonly currency: Currency;
  readonly posts: number;
  readonly pieces: number;
  /** True if the report is about work of freelancers, which is not published. */
  readonly isWork: boolean;
  /** True if the campaign has a newer report. */
  readonly hasNewer: boolean;
  readonly reach: Range;
  readonly views: number | null;
  readonly costCents: number | null;
  /** Price in cents of the campaign's accepted amendments. No report includes it. */
  readonly amendmentsCents: number;
  /** Parts of the cost that the report includes. */
  readonly base: readonly CostPart[];
}

/**
 * Sum of the campaign's accepted amendments in the report's currency, as in the contracted amount of its
 * projects: amendments of contracts in force.
 */
const amendmentsSum = `(select coalesce(sum(a.additional_cents), 0)::float8 from amendments a
  join contracts c on c.id = a.contract_id join briefings b on b.id = a.briefing_id
  where a.status = 'accepted' and a.currency = r.currency
    and c.status in (${inForce.map((status) => `'${status}'`).join(', ')})
    and case when r.squad_id is null then b.id = r.briefing_id else b.squad_id = r.squad_id end)`;

/** Returns the price in cents of a campaign's accepted amendments, which its report does not include. */
export async function amendmentsCents(
  em: SqlEntityManager,
  actor: Actor,
  { briefingId, squadId, currency }: { briefingId: number; squadId: number | null; currency: Currency },
): Promise<number> {
  const [row] = await executeAs<{ cents: number }>(
    em,
    actor,
    `select ${amendmentsSum} as cents
     from (select ?::int as briefing_id, ?::int as squad_id, ?::text as currency) r`,
    [briefingId, squadId, currency],
  );
  return row?.cents ?? 0;
}

/**
 * Returns the closed reports that the actor may read, newest first. If a campaign is given, returns only its
 * reports.
 */
export function reportLines(
  em: SqlEntityManager,
  actor: Actor,
  { campaign, limit, offset }: { campaign: ReportCampaign | null; limit: number; offset: number },
): Promise<ReportLine[]> {
  const where = {
    squad: 'where r.squad_id = ?',
    briefing: 'where r.briefing_id = ? and r.squad_id is null',
  };
  return executeAs<ReportLine>(
    em,
    actor,
    `select r.id, r.created_at as "createdAt", r.title, r.briefing_id as "briefingId", r.squad_id as "squadId",
       u.name as "madeBy", r.currency, (r.total->>'posts')::int as posts,
       (r.total->>'pieces')::int as pieces, r.is_work as "isWork",
       exists (select from reports n where n.id > r.id and case when r.squad_id is null
         then n.squad_id is null and n.briefing_id = r.briefing_id else n.squad_id = r.squad_id end) as "hasNewer",
       r.total->'reach' as reach,
       r.total->'views' as views, r.total->'costCents' as "costCents", r.base,
       ${amendmentsSum} as "amendmentsCents"
     from (select id, created_at, title, briefing_id, squad_id, made_by_id, figures->>'currency' as currency,
         figures->'total' as total, figures->'base' as base, figures->'isWork' is not null as is_work
       from reports r ${campaign ? where[campaign.of] : ''} order by id desc limit ? offset ?) r
     left join users u on u.id = r.made_by_id order by r.id desc`,
    [...(campaign ? [campaign.id] : []), limit, offset],
  );
}

/**
 * Returns the campaigns that have closed reports which the actor may read, each with the number of these
 * reports. The campaign with the newest report comes first.
 */
export function reportedCampaigns(
  em: SqlEntityManager,
  actor: Actor,
): Promise<(ReportCampaign & { readonly title: string; readonly reports: number })[]> {
  return executeAs(
    em,
    actor,
    `select case when r.squad_id is null then 'briefing' else 'squad' end as of,
       coalesce(r.squad_id, r.briefing_id) as id, coalesce(s.title, b.title) as title, r.reports
     from (select squad_id, case when squad_id is null then briefing_id end as briefing_id,
         count(*)::int as reports, max(id) as newest from reports group by 1, 2) r
     left join squads s on s.id = r.squad_id left join briefings b on b.id = r.briefing_id
     order by r.newest desc`,
    [],
  );
}
