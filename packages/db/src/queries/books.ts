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

export { taxesWithheld } from './taxes';
