import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Checks the whole ledger: each transaction has two postings or more, which sum to zero in each currency, and
 * each account's balance is the sum of its postings. Triggers enforce both conditions at each write. If one
 * is not met, rows were damaged, or were changed while triggers were disabled.
 * @throws Error that names up to five of the damaged rows
 */
export async function checkLedger(em: SqlEntityManager): Promise<void> {
  const [found] = await em.execute<{ transactions: number[]; accounts: number[] }[]>(
    `select array(
         select t.id from ledger_transactions t
         left join (
           select transaction_id, sum(parts) as parts, bool_and(cents = 0) as balanced from (
             select transaction_id, currency, count(*) as parts, sum(amount_cents) as cents
             from postings group by transaction_id, currency) sums
           group by transaction_id) p on p.transaction_id = t.id
         where coalesce(p.parts, 0) < 2 or not p.balanced order by t.id limit 5) as transactions,
       array(
         select a.id from ledger_accounts a
         left join (
           select account_id, sum(amount_cents) as cents from postings group by account_id) p on p.account_id = a.id
         where a.balance_cents <> coalesce(p.cents, 0) order by a.id limit 5) as accounts`,
  );
  const wrong = [
    ...(found?.transactions ?? []).map((id) => `transaction ${id}`),
    ...(found?.accounts ?? []).map((id) => `account ${id}`),
  ];
  if (wrong.length > 0) throw new Error(`The ledger does not balance: ${wrong.join(', ')}`);
}
