import { dueAfterMonth, taxDue } from '@elenco/brazil';
import {
  type Actor,
  bookkeepers,
  conditionsOf,
  daysOfMonth,
  isBalanced,
  type JournalLine,
  type LedgerEntryReport,
  loadMonth,
  type MonthState,
  monthClosingHash,
  monthClosings,
  type Period,
  Problem,
  requireAccess,
  type TaxesReport,
  type TrialBalanceReport,
  trialBalanceOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { instantOf } from '../entities/types';
import { finder } from '../kernel/find';
import { movementsIn } from '../kernel/ledger';
import { see } from '../kernel/read';

/**
 * Returns the trial balance: the ledger's accounts with their movements in a period.
 * @throws Problem `not_allowed`
 */
export async function trialBalance(
  em: SqlEntityManager,
  actor: Actor,
  period: Period,
): Promise<TrialBalanceReport> {
  requireAccess(actor, bookkeepers);
  const { lines: movements, entryCount } = await movementsIn(em, period);
  const lines = trialBalanceOf(movements);
  return { ...period, lines, entryCount, balanced: isBalanced(lines) };
}

/**
 * Returns the state of a month.
 * @param month any day of the month
 * @throws Problem `not_allowed`
 */
export async function stateOfMonth(
  em: SqlEntityManager,
  actor: Actor,
  { month: day, now }: { month: string; now: string },
): Promise<MonthState> {
  requireAccess(actor, bookkeepers);
  const month = daysOfMonth(day).from;
  const loaded = await loadMonth(finder(em, actor, new Map()), month);
  const [closing = null] = await see(em, monthClosings, actor, { month, status: 'closed' });
  const { lines, entryCount } = loaded.movements;
  return {
    month,
    conditions: conditionsOf(month, loaded, now),
    closing,
    unchanged:
      closing && monthClosingHash({ month, lines: trialBalanceOf(lines), entryCount }) === closing.hash,
  };
}

interface RawEntry extends Omit<LedgerEntryReport, 'postings' | 'cause' | 'rate'> {
  readonly rateMicros: string | null;
  readonly rateSource: string | null;
  readonly command: string | null;
  readonly actorName: string | null;
}

const entrySql = (where: string) => `
  select t.id, t.kind, t.resource, t.row_id as "rowId", t.contract_id as "contractId",
    t.booked_on::text as "bookedOn", t.at, t.rate_micros as "rateMicros", t.rate_source as "rateSource", cause.command, cause.name as "actorName"
  from ledger_transactions t
  left join lateral (
    select a.command, u.name from audit a left join users u on u.id = a.actor_id
    where a.resource = t.resource and a.row_id = t.row_id and a.at = t.at
      and a.data ->> 'what' = 'post' and a.data ->> 'kind' = t.kind
    order by a.id limit 1) cause on true
  where ${where} order by t.id limit 100`;

async function entries(em: SqlEntityManager, where: string, params: (string | number)[]) {
  const rows = await em.execute<RawEntry[]>(entrySql(where), params);
  const ids = rows.map(({ id }) => id);
  const postings = await em.execute<(LedgerEntryReport['postings'][number] & { transactionId: number })[]>(
    `select id, transaction_id as "transactionId", account, company_id as "companyId", creator_id as "creatorId",
       amount_cents as "amountCents", currency
     from postings where transaction_id = any (?::int[]) order by id`,
    [`{${ids.join(',')}}`],
  );
  return rows.map(
    ({ command, actorName, rateMicros, rateSource, ...row }): LedgerEntryReport => ({
      ...row,
      at: instantOf(String(row.at)),
      postings: postings
        .filter(({ transactionId }) => transactionId === row.id)
        .map(({ transactionId: _, amountCents, ...one }) => ({ ...one, amountCents: Number(amountCents) })),
      rate: rateSource === null ? null : { rateMicros: Number(rateMicros), source: rateSource },
      cause: command === null ? null : { command, actorName },
    }),
  );
}

/**
 * Returns a ledger entry with its postings and the command that posted it.
 * @throws Problem `not_allowed`, `not_found`
 */
export async function entryOf(em: SqlEntityManager, actor: Actor, id: number): Promise<LedgerEntryReport> {
  requireAccess(actor, bookkeepers);
  const [entry] = await entries(em, 't.id = ?', [id]);
  if (!entry) throw new Problem('not_found');
  return entry;
}

/**
 * Returns the first hundred ledger entries about a record, oldest first.
 * @throws Problem `not_allowed`
 */
export async function entriesAbout(
  em: SqlEntityManager,
  actor: Actor,
  { resource, rowId }: { resource: string; rowId: number },
): Promise<LedgerEntryReport[]> {
  requireAccess(actor, bookkeepers);
  return entries(em, 't.resource = ? and t.row_id = ?', [resource, rowId]);
}

/**
 * Returns the journal: at most `most` postings of a period, in the order of their entries.
 * @throws Problem `not_allowed`
 */
export async function journal(
  em: SqlEntityManager,
  actor: Actor,
  { from, to }: Period,
  most = 200_000,
): Promise<JournalLine[]> {
  requireAccess(actor, bookkeepers);
  const rows = await em.execute<JournalLine[]>(
    `select p.id, p.transaction_id as "transactionId", p.booked_on::text as "bookedOn", p.kind, p.account,
       p.amount_cents as "amountCents", p.currency, t.resource, t.row_id as "rowId",
       coalesce(c.trade_name, k.name, '') as party
     from postings p
     join ledger_transactions t on t.id = p.transaction_id
     left join companies c on c.id = p.company_id
     left join creators k on k.id = p.creator_id
     where p.booked_on between ?::date and ?::date
     order by p.booked_on, p.transaction_id, p.id limit ${most}`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

type TaxRow = TaxesReport['rows'][number];
type TaxLine = TaxesReport['lines'][number];
const taxSql = `case when tax.code = 'irrf' then 'irrf_' || p.legal_form else tax.code end`;
/**
 * SQL condition for payouts that were paid at least once. The first payment fixes the taxes, even if the bank
 * returned the payout later.
 */
const withheldSql = 'p.first_made_on is not null';
/**
 * SQL expression for the day whose month determines the taxes of a payout. For a paid payout, this is the day
 * of the first payment; for a payout at the bank, the payment day of its file. All other payouts are expected
 * on their due date or later. A failed payout keeps the day of its last file until it is prepared again.
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
 * Returns the taxes withheld from payouts that were paid, or are expected to be paid, in a period.
 * @throws Problem `not_allowed`
 */
export async function taxesWithheld(
  em: SqlEntityManager,
  actor: Actor,
  { from, to }: Period,
): Promise<TaxesReport> {
  requireAccess(actor, bookkeepers);
  const sums = await em.execute<(Omit<TaxRow, 'dueOn' | 'code'> & { dueDay: number | null })[]>(
    `select date_trunc('month', ${taxDaySql})::date::text as month, ${taxSql} as tax,
       tax.municipality, min(tax."dueDay") as "dueDay", min(tax."lawRef") as "lawRef", 
       coalesce(sum(tax."amountCents") filter (where ${withheldSql}), 0) as "amountCents",
       count(*) filter (where ${withheldSql})::int as "payoutCount",
       coalesce(sum(tax."amountCents") filter (where not ${withheldSql}), 0) as "expectedCents"
     ${taxedSql} group by 1, 2, 3 order by 1 desc, 2, 3`,
    [from, to],
  );
  const lines = await em.execute<TaxLine[]>(
    `select p.id as "payoutId", p.creator_id as "creatorId", k.name as "creatorName", ${taxSql} as tax,
       ${taxDaySql}::text as "on", ${withheldSql} as made, p.gross_cents as "grossCents",
       tax."amountCents"
     ${taxedSql} order by 5 desc, 1, 4 limit 10000`,
    [from, to],
  );
  return {
    rows: sums.map(({ amountCents, expectedCents, dueDay, lawRef, ...row }) => {
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
    }),
    lines: lines.map((line) => ({
      ...line,
      grossCents: Number(line.grossCents),
      amountCents: Number(line.amountCents),
    })),
  };
}
