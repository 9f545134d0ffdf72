import { dueAfterMonth, taxDue } from '@elenco/brazil';
import {
  type Actor,
  bookkeepers,
  daysOfMonth,
  type FinanceDay,
  type Period,
  requireAccess,
  sum,
  type TaxesReport,
  type TaxGuide,
  taxGuideState,
  taxOpenCentsOf,
  taxPayments,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { see } from '../kernel/read';

type TaxRow = TaxesReport['rows'][number];
type TaxLine = TaxesReport['lines'][number];
const taxSql = `case when tax.code = 'irrf' then 'irrf_' || p.legal_form else tax.code end`;
/**
 * SQL condition for payouts that were paid at least once. The first payment fixes the taxes, even if the bank
 * returned the payout later.
 */
const withheldSql = 'p.first_made_on is not null';
/**
 * SQL of the day in whose month a payout is taxed. For a paid payout, this is the day of the first payment;
 * for a payout at the bank, the payment day of its file. All other payouts are expected on their due date or
 * later. A failed payout keeps the day of its last file until it is prepared again.
 */
const taxDaySql = `case when p.first_made_on is not null then p.first_made_on
  when p.status = 'sent' then p.expected_on else greatest(p.expected_on, p.due_on) end`;
const taxedSql = `
  from payouts p
  join creators k on k.id = p.creator_id
  cross join lateral jsonb_to_recordset(p.withholdings) tax
    (code text, "amountCents" bigint, municipality text, "dueDay" int, "lawRef" text)
  where p.currency = 'BRL' and p.status in ('processing', 'sent', 'failed', 'made') and tax."amountCents" > 0
    and ${taxDaySql} between ?::date and ?::date`;

/**
 * Returns the taxes withheld from payouts that were paid, or are expected to be paid, in a period. @throws
 * Problem `not_allowed`
 */
export async function taxesWithheld(
  em: SqlEntityManager,
  actor: Actor,
  { from, to }: Period,
): Promise<TaxesReport> {
  requireAccess(actor, bookkeepers);
  const lines = await em.execute<TaxLine[]>(
    `select p.id as "payoutId", p.creator_id as "creatorId", k.name as "creatorName", ${taxSql} as tax,
       ${taxDaySql}::text as "on", ${withheldSql} as made, p.gross_cents as "grossCents",
       tax."amountCents"
     ${taxedSql} order by 5 desc, 1, 4 limit 10000`,
    [from, to],
  );
  return {
    rows: await sumsIn(em, { from, to }),
    guides: await guidesIn(em, actor, { from, to }),
    lines: lines.map((line) => ({
      ...line,
      grossCents: Number(line.grossCents),
      amountCents: Number(line.amountCents),
    })),
  };
}

/** Returns the number of overdue taxes of months, the sum still to pay and the earliest due date. */
export async function overdueTaxes(
  em: SqlEntityManager,
  actor: Actor,
  today: string,
): Promise<FinanceDay['overdueTaxes']> {
  requireAccess(actor, bookkeepers);
  const overdue = (await guidesIn(em, actor, { from: today, to: today })).filter(
    (guide) => taxGuideState(guide, today) === 'overdue',
  );
  return {
    count: overdue.length,
    cents: sum(overdue.map(taxOpenCentsOf)),
    dueOn: overdue.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0] ?? null,
  };
}

/** Returns the taxes of a period by month, tax and municipality, newest month first. */
async function sumsIn(em: SqlEntityManager, { from, to }: Period): Promise<TaxRow[]> {
  const sums = await em.execute<(Omit<TaxRow, 'dueOn' | 'code'> & { dueDay: number | null })[]>(
    `select date_trunc('month', ${taxDaySql})::date::text as month, ${taxSql} as tax,
       tax.municipality, min(tax."dueDay") as "dueDay", min(tax."lawRef") as "lawRef", 
       coalesce(sum(tax."amountCents") filter (where ${withheldSql}), 0) as "amountCents",
       count(*) filter (where ${withheldSql})::int as "payoutCount",
       coalesce(sum(tax."amountCents") filter (where not ${withheldSql}), 0) as "expectedCents"
     ${taxedSql} group by 1, 2, 3 order by 1 desc, 2, 3`,
    [from, to],
  );
  return sums.map(({ amountCents, expectedCents, dueDay, lawRef, ...row }) => {
    const month = row.month.slice(0, 7);
    const due = taxDue(row.tax, month);
    const ofMunicipality =
      dueDay === null ? null : { dueOn: dueAfterMonth(month, dueDay), code: null, lawRef };
    return {
      ...row,
      amountCents: Number(amountCents),
      expectedCents: Number(expectedCents),
      ...(due ?? ofMunicipality ?? { dueOn: null, code: null, lawRef: null }),
    };
  });
}

/** First business date that a period can have, so that open taxes of all earlier months are found. */
const FIRST_DAY = '2000-01-01';

/** Returns the taxes of the months in a period, and those of earlier months that are not paid. */
async function guidesIn(em: SqlEntityManager, actor: Actor, { from, to }: Period): Promise<TaxGuide[]> {
  const sums = await sumsIn(em, { from: FIRST_DAY, to: daysOfMonth(to).to });
  const recorded = await see(em, taxPayments, actor, { status: 'paid' });
  return sums
    .map((row) => {
      const payments = recorded
        .filter(
          (one) => one.month === row.month && one.tax === row.tax && one.municipality === row.municipality,
        )
        .map(({ id, paidOn, bankReference, amountCents }) => ({ id, paidOn, bankReference, amountCents }));
      return { ...row, payments, paidCents: sum(payments.map(({ amountCents }) => amountCents)) };
    })
    .filter((row) => row.month >= daysOfMonth(from).from || row.amountCents > row.paidCents);
}
