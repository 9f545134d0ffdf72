import { businessDate } from '@elenco/brazil';
import { hiringPurposes, type Termination } from '@elenco/core/finance';
import { type Deliverable, TRACK_RECORD_MONTHS, type TrackRecord } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * SQL that selects the cases of all brands within the period of track records. It has one relation for each
 * group of metrics. The queries that count cases and those that list them both use this SQL.
 */
const cases = `
  span as (select ?::timestamptz as now, ?::date as today, (?::date - interval '${TRACK_RECORD_MONTHS} months')::date as since),
  due as (
    select c.company_id, c.creator_id, c.id, c.contract_id, c.due_on, c.paid_on,
      greatest(0, coalesce(c.paid_on, today) - c.due_on) as days_late
    from charges c, span
    where c.purpose in (${hiringPurposes.map((purpose) => `'${purpose}'`).join(', ')})
      and coalesce(c.paid_on, c.due_on) >= since
      and (c.paid_on is not null or c.status in ('open', 'overdue', 'combined') and c.due_on < today)
  ),
  answered as (
    select d.company_id, d.creator_id, d.id, d.contract_id, d.deliverable_id, d.created_at as sent_at, first.at as answered_at,
      extract(epoch from first.at - d.created_at) / 3600 as hours
    from drafts d, span, lateral (
      select min(at) as at from (
        select h.at from history h
        where h.resource = 'deliverables' and h.row_id = d.deliverable_id
          and h.move in ('approve', 'requestChanges') and h.at >= d.created_at
        union all
        select m.created_at from draft_comments m where m.draft_id = d.id and m.side <> 'creator'
      ) answers
    ) first
    where d.created_at >= since and first.at <= span.now
  ),
  approved as (
    select d.company_id, d.creator_id, d.id, d.contract_id, d.briefing_id, d.format, d.ordinal, d.change_rounds as rounds
    from deliverables d, span
    where exists (select from history h where h.resource = 'deliverables' and h.row_id = d.id
      and h.move = 'approve' and h.at >= since)
  ),
  agreed as (
    select c.company_id, c.creator_id, c.id, c.title, e.side as ended_by, decided.at is not null as decided,
      asked.cents as asked_cents, e.creator_cents as decided_cents, e.currency,
      decided.at is not null and case e.side when 'company' then e.creator_cents > asked.cents
        else e.creator_cents >= asked.cents end as lost
    from contracts c cross join span
    left join settlements e on e.contract_id = c.id and e.status in ('agreed', 'refunded')
    left join lateral (
      select sum((part ->> 'dueCents')::bigint) as cents from jsonb_array_elements(e.parts) part) asked on true
    left join lateral (
      select max(h.at) as at from history h
      where h.resource = 'settlements' and h.row_id = e.id and h.move = 'decide') decided on true
    where c.origin = 'hiring' and greatest(c.company_accepted_at, c.creator_accepted_at) >= since
      and c.company_accepted_at is not null and c.creator_accepted_at is not null
  )`;

const spanOf = (now: string) => [now, businessDate(now), businessDate(now)];

/**
 * Counts the track records of all brands and replaces the stored ones. A brand without any case gets no track
 * record.
 */
export async function countTrackRecords(em: SqlEntityManager, now: string): Promise<void> {
  await em.transactional(async (tx) => {
    const inner = tx as SqlEntityManager;
    await inner.execute(
      `with ${cases},
       payment as (
         select company_id, count(*) as charges, count(*) filter (where days_late = 0) as in_time,
           percentile_disc(0.5) within group (order by days_late) as days
         from due group by 1),
       answer as (
         select company_id, count(*) as answers, round(percentile_cont(0.5) within group (order by hours)::numeric, 1) as hours
         from answered group by 1),
       change as (select company_id, count(*) as pieces, sum(rounds) as rounds from approved group by 1),
       ending as (
         select company_id, count(*) as contracts, count(*) filter (where ended_by = 'company') as ended,
           count(*) filter (where decided) as disputes, count(*) filter (where lost) as lost
         from agreed group by 1)
       insert into track_records
       select c.id, span.now, coalesce(p.charges, 0), coalesce(p.in_time, 0), p.days,
         coalesce(a.answers, 0), a.hours, coalesce(w.pieces, 0), coalesce(w.rounds, 0),
         coalesce(e.contracts, 0), coalesce(e.ended, 0), coalesce(e.disputes, 0), coalesce(e.lost, 0)
       from companies c cross join span
       left join payment p on p.company_id = c.id left join answer a on a.company_id = c.id
       left join change w on w.company_id = c.id left join ending e on e.company_id = c.id
       where num_nonnulls(p.company_id, a.company_id, w.company_id, e.company_id) > 0
         and c.responsible_email <> 'anon-company-' || c.id || '@erased.invalid'
       on conflict (company_id) do update set computed_at = excluded.computed_at,
         charges = excluded.charges, charges_in_time = excluded.charges_in_time,
         median_days_late = excluded.median_days_late, answers = excluded.answers,
         median_answer_hours = excluded.median_answer_hours, pieces = excluded.pieces, rounds = excluded.rounds,
         contracts = excluded.contracts, ended = excluded.ended, disputes = excluded.disputes,
         disputes_lost = excluded.disputes_lost`,
      spanOf(now),
    );
    await inner.execute('delete from track_records where computed_at < ?', [now]);
  });
}

/**
 * Returns the track records of brands by company id. Brands without a track record are missing. The caller
 * has checked that the actor may read them.
 */
export async function trackRecordsOf(
  em: SqlEntityManager,
  companyIds: readonly number[],
): Promise<Map<number, TrackRecord>> {
  const found = await em.execute<TrackRecord[]>(
    `select company_id as "companyId", ${isoText('computed_at')} as "computedAt", charges,
       charges_in_time as "chargesInTime", median_days_late as "medianDaysLate", answers,
       median_answer_hours as "medianAnswerHours", pieces, rounds, contracts, ended, disputes,
       disputes_lost as "disputesLost"
     from track_records where company_id = any (?::int[])`,
    [`{${companyIds.join(',')}}`],
  );
  return new Map(found.map((record) => [record.companyId, record]));
}

/** Maximum number of cases that are listed for each group of metrics. */
const MAX_CASES = 100;

/** A charge that a metric counts. Title and creator are '' if the charge belongs to no contract. */
export interface CountedCharge {
  readonly id: number;
  readonly title: string;
  readonly creator: string;
  readonly dueOn: string;
  readonly paidOn: string | null;
  readonly daysLate: number;
}
/** A draft that a metric counts. */
export interface CountedAnswer {
  readonly id: number;
  readonly title: string;
  readonly creator: string;
  readonly sentAt: string;
  readonly answeredAt: string;
  readonly hours: number;
}

/** An approved deliverable that a metric counts. */
export interface CountedPiece {
  readonly id: number;
  readonly briefingId: number;
  readonly title: string;
  readonly creator: string;
  readonly format: Deliverable['format'];
  readonly ordinal: number;
  readonly rounds: number;
}
/** A signed contract that a metric counts. */
export interface CountedContract {
  readonly id: number;
  readonly title: string;
  readonly creator: string;
  /** The side that ended the contract early; null if it was not ended. */
  readonly endedBy: Termination['side'] | null;
  /** The creator's amount as requested, and as decided by staff; null if there was no dispute. */
  readonly dispute: {
    readonly askedCents: number;
    readonly decidedCents: number;
    readonly currency: Currency;
    readonly lost: boolean;
  } | null;
}

export interface CountedCases {
  readonly charges: CountedCharge[];
  readonly answers: CountedAnswer[];
  readonly pieces: CountedPiece[];
  readonly contracts: CountedContract[];
}

/**
 * Returns the cases from which a brand's metrics were computed, the worst first. They are listed on the page
 * on which the brand sees its own metrics.
 */
export async function countedCases(
  em: SqlEntityManager,
  companyId: number,
  now: string,
): Promise<CountedCases> {
  const read = <Case extends object>(query: string) =>
    em.execute<Case[]>(`with ${cases} ${query} limit ${MAX_CASES}`, [...spanOf(now), companyId]);
  return {
    charges: await read<CountedCharge>(
      `select due.id, coalesce(k.title, '') as title, coalesce(w.name, '') as creator, due.due_on::text as "dueOn", due.paid_on::text as "paidOn",
         due.days_late as "daysLate"
       from due left join contracts k on k.id = due.contract_id left join creators w on w.id = due.creator_id
       where due.company_id = ? order by due.days_late desc, due.due_on desc, due.id desc`,
    ),
    answers: await read<CountedAnswer>(
      `select a.id, k.title, w.name as creator, ${isoText('a.sent_at')} as "sentAt", ${isoText('a.answered_at')} as "answeredAt",
         round(a.hours::numeric, 1)::float8 as hours
       from answered a join contracts k on k.id = a.contract_id join creators w on w.id = a.creator_id
       where a.company_id = ? order by a.hours desc, a.id desc`,
    ),
    pieces: await read<CountedPiece>(
      `select p.id, p.briefing_id as "briefingId", k.title, w.name as creator, p.format, p.ordinal, p.rounds
       from approved p join contracts k on k.id = p.contract_id join creators w on w.id = p.creator_id
       where p.company_id = ? order by p.rounds desc, p.id desc`,
    ),
    contracts: await read<CountedContract>(
      `select c.id, c.title, w.name as creator, c.ended_by as "endedBy",
         case when c.decided then jsonb_build_object('askedCents', c.asked_cents, 'decidedCents', c.decided_cents,
           'currency', c.currency, 'lost', c.lost) end as dispute
       from agreed c join creators w on w.id = c.creator_id
       where c.company_id = ? order by c.lost desc nulls last, c.decided desc, (c.ended_by is not distinct from 'company') desc,
         c.ended_by nulls last, c.id desc`,
    ),
  };
}
