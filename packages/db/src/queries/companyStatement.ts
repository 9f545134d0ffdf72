import {
  type Actor,
  balanceAccounts,
  charges,
  postings,
  type StatementLine,
  type StatementPage,
  type StatementQuery,
  type StatementSum,
  statementTotals,
} from '@elenco/core';
import { toCents } from '@elenco/core/kit';
import { arrayText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

const accounts = balanceAccounts.map((account) => `'${account}'`).join(', ');
const sumOf = (account: (typeof balanceAccounts)[number]) =>
  `sum(p.amount_cents) filter (where p.account = '${account}')`;

/**
 * SQL that joins a partial payment with the charge that it pays. The ledger posts a paid charge in full and
 * then deducts its partial payments from the held account; reopening the charge reverses this. Because the
 * statement has already listed each partial payment, the full posting and the deductions become one line with
 * the remaining amount. `island` numbers a partial payment and its charges; `share` is the part of the line
 * that was already listed.
 */
const partsOnce = `
  sided as (
    select *, case when kind = 'charge_paid' or (kind = 'part_kept' and receivable > 0) then 1
        when kind in ('charge_reopened', 'part_kept') then -1 end as side
    from posted),
  islands as (
    select *, count(*) filter (where kind = 'part_kept')
        over (partition by side, created_at, currency order by side * id) as island
    from sided),
  shares as (
    select *,
      coalesce(sum(abs(receivable)) filter (where kind = 'part_kept')
        over (partition by side, created_at, currency, island), 0) as part,
      coalesce(sum(abs(receivable)) filter (where kind <> 'part_kept')
        over (partition by side, created_at, currency, island
          order by side * id rows between unbounded preceding and 1 preceding), 0) as earlier,
      coalesce(sum(abs(receivable)) filter (where kind <> 'part_kept')
        over (partition by side, created_at, currency, island), 0) as whole
    from islands),
  taken as (
    select *, case when side is null or island = 0 then 0
        when kind = 'part_kept' then -least(part, whole)
        else greatest(0, least(abs(receivable), part - earlier)) end * side as share
    from shares),
  entries as (
    select id, case when kind = 'part_kept' and receivable > 0 then 'part_released' else kind end as kind,
      contract_id, charge_id, briefing_id, title, currency, booked_on, created_at, false as late,
      receivable + coalesce(share, 0) as receivable,
      case when share <> 0 then coalesce(held, 0) + share else held end as held, refunds, null::bigint as fees
    from taken where kind <> 'part_kept' or abs(receivable) <> coalesce(abs(share), 0))`;

/**
 * SQL that selects the fine and interest that the company paid. They have no posting to an account of the
 * company, so they are read from the postings of the receipts with which they were paid.
 */
const lateFees = (readable: string) => `
  fees as (
    select p.transaction_id as id,
      case when p.amount_cents < 0 then 'late_fee_kept' else 'late_fee_released' end as kind,
      coalesce(own.contract_id,
        (select min(l.contract_id) from charge_lines l where l.charge_id = own.id)) as contract_id,
      own.id as charge_id, own.briefing_id, p.currency, p.booked_on, p.created_at, p.amount_cents
    from (select id, contract_id, briefing_id from charges
          where company_id = ? and (?::int is null or briefing_id = ?::int) and (${readable})) own
    join lateral (
      select id from receipts where charge_id = own.id
      union all
      select id from receipts where former_charge_id = own.id and charge_id is null) r on true
    join ledger_transactions t on t.resource = 'receipts' and t.row_id = r.id and t.kind = 'late_fee_kept'
    join postings p on p.transaction_id = t.id and p.account = 'late_fees')`;

/** SQL for the names of the creators of a line's contract, or of all contracts of its combined charge. */
const creatorNames = `
  (select coalesce(json_agg(distinct cr.name), '[]')
   from (select w.contract_id as id
         union all
         select l.contract_id from charge_lines l where l.charge_id = w.charge_id) m
   join contracts k on k.id = m.id
   join creators cr on cr.id = k.creator_id)`;

/** The company of a statement, or one of its projects. */
interface StatementOf {
  readonly companyId: number;
  readonly briefingId?: number;
}

/**
 * Returns a page of a company's statement, newest first. Returns the last page if `offset` is too large.
 * PostgreSQL computes the balance after each line before it filters lines.
 */
export async function statementOf(
  em: SqlEntityManager,
  actor: Actor,
  { companyId, briefingId }: StatementOf,
  { from, to, kinds, project, limit, offset = 0 }: StatementQuery = {},
): Promise<StatementPage> {
  const ofCompany = scopeSql(tableOf(em, postings.name), postings.access.read(actor) as []);
  const ofCharges = scopeSql(tableOf(em, charges.name), charges.access.read(actor) as []);
  const one = briefingId ?? null;
  const [found] = await em.execute<[Found]>(
    `with own as (
       select * from postings where company_id = ? and account in (${accounts}) and (${ofCompany.text})
         and (?::int is null or contract_id is null or contract_id in (
           select id from contracts where briefing_id = ?::int))),
     summed as (
       select p.transaction_id as id, p.kind, p.contract_id, p.currency, p.booked_on, p.created_at,
         ${sumOf('receivable')} as receivable, ${sumOf('held')} as held, ${sumOf('refunds')} as refunds
       from own p group by 1, 2, 3, 4, 5, 6),
     posted as (
       select s.*, ch.id as charge_id, coalesce(c.briefing_id, b.id) as briefing_id, coalesce(c.title, b.title, '') as title
       from summed s
       left join contracts c on c.id = s.contract_id
       left join ledger_transactions t on s.contract_id is null and t.id = s.id and t.resource = 'charges'
       left join charges ch on ch.id = t.row_id
       left join briefings b on b.id = ch.briefing_id
       where ?::int is null or coalesce(c.briefing_id, b.id) = ?::int),
     ${partsOnce},
     ${lateFees(ofCharges.text)},
     lines as (
       select * from entries
       union all
       select f.id, f.kind, f.contract_id, f.charge_id, f.briefing_id, coalesce(c.title, b.title, ''), f.currency,
         f.booked_on, f.created_at, true, null, null, null, f.amount_cents
       from fees f left join contracts c on c.id = f.contract_id left join briefings b on b.id = f.briefing_id),
     running as (
       select *, row_number() over (order by booked_on, created_at, late, id) as place,
         coalesce(sum(receivable) over after, 0) as due_after, -coalesce(sum(held) over after, 0) as held_after,
         -coalesce(sum(refunds) over after, 0) as refundable_after
       from lines
       window after as (partition by currency order by booked_on, created_at, late, id
         rows between unbounded preceding and current row)),
     wanted as (
       select * from running
       where (?::date is null or booked_on >= ?::date) and (?::date is null or booked_on <= ?::date)
         and (?::text[] is null or kind = any(?::text[]))
         and case when ?::boolean then briefing_id is null and contract_id is null
           else ?::int is null or briefing_id = ?::int end)
     select (select count(*)::int from wanted) as count,
       (select min(booked_on)::text from running) as "firstOn",
       (select coalesce(json_agg(o), '[]') from (
         select distinct on (currency) currency, due_after as "dueCents", held_after as "heldCents",
           refundable_after as "refundableCents"
         from running where booked_on < ?::date order by currency, place desc) o) as openings,
       (select coalesce(json_agg(s), '[]') from (
         select currency, kind, sum(-coalesce(receivable, refunds, fees, held)) as "amountCents"
         from wanted group by currency, kind order by currency, kind) s) as sums,
       (select coalesce(json_agg(w), '[]') from (
         select id, kind, contract_id as "contractId", currency, booked_on::text as "on", title,
           ${creatorNames} as creators,
           -coalesce(receivable, refunds, fees, held) as "amountCents", -coalesce(held, 0) as "keptCents",
           due_after as "dueCents", held_after as "heldCents",
           refundable_after as "refundableCents"
         from wanted w order by place desc limit ?::int
         offset least(?::int, (select greatest(count(*)::int - 1, 0) / ?::int * ?::int from wanted))) w) as lines`,
    [
      companyId,
      ...ofCompany.params,
      one,
      one,
      one,
      one,
      companyId,
      one,
      one,
      ...ofCharges.params,
      from ?? null,
      from ?? null,
      to ?? null,
      to ?? null,
      ...twice(kinds ? arrayText(kinds) : null),
      project === null,
      ...twice(project ?? null),
      from ?? null,
      limit ?? null,
      offset,
      ...twice(limit ?? null),
    ],
  );
  const { sums, ...page } = found;
  const exact = (cents: number) => toCents(BigInt(cents));
  return {
    ...page,
    openings: page.openings.map((row) => ({
      ...row,
      dueCents: exact(row.dueCents),
      heldCents: exact(row.heldCents),
      refundableCents: exact(row.refundableCents),
    })),
    totals: statementTotals(sums.map((row) => ({ ...row, amountCents: exact(row.amountCents) }))),
    lines: page.lines.map((line) => ({
      ...line,
      amountCents: exact(line.amountCents),
      keptCents: exact(line.keptCents),
      dueCents: exact(line.dueCents),
      heldCents: exact(line.heldCents),
      refundableCents: exact(line.refundableCents),
    })),
  };
}

const twice = <T>(value: T): [T, T] => [value, value];

interface Found extends Pick<StatementPage, 'count' | 'firstOn' | 'openings'> {
  readonly sums: readonly StatementSum[];
  readonly lines: StatementLine[];
}
