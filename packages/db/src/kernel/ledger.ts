import type { Account, Entry } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entityOf } from './table';

/** The account's row, opened on its first use; two at once open one. */
export async function accountOf(em: SqlEntityManager, account: Account): Promise<{ id: number }> {
  const key = [account.kind, account.companyId ?? null, account.creatorId ?? null, account.currency];
  const find = () =>
    em.execute<{ id: number }[]>(
      `select id from ledger_accounts where kind = ? and company_id is not distinct from ?::int
         and creator_id is not distinct from ?::int and currency = ?`,
      key,
    );
  const [found] = await find();
  if (found) return found;
  await em.execute(
    `insert into ledger_accounts (kind, company_id, creator_id, currency) values (?, ?, ?, ?)
     on conflict do nothing`,
    key,
  );
  const [opened] = await find();
  if (!opened) throw new Error(`The ledger account ${account.kind} could not be opened`);
  return opened;
}

/**
 * Writes one ledger transaction. That it sums to zero is checked here for a clear error, and by the
 * database at commit for certainty.
 */
export async function writeEntry(
  em: SqlEntityManager,
  entry: Entry,
  contractId: number | null,
  now: string,
): Promise<void> {
  const sums = new Map<string, number>();
  for (const { account, amountCents } of entry.postings) {
    sums.set(account.currency, (sums.get(account.currency) ?? 0) + amountCents);
  }
  if ([...sums.values()].some((sum) => sum !== 0))
    throw new Error(`The entry "${entry.kind}" does not sum to zero`);

  const [transaction] = await em.execute<[{ id: number }]>(
    `insert into ledger_transactions (kind, resource, row_id, contract_id, at) values (?, ?, ?, ?, ?) returning id`,
    [entry.kind, entry.resource, entry.rowId, contractId, now],
  );
  const postings = [];
  for (const posting of entry.postings) {
    postings.push({ ...posting, accountId: (await accountOf(em, posting.account)).id });
  }
  // Balances are locked in one order by everybody, so that two payments cannot wait for each other.
  postings.sort((a, b) => a.accountId - b.accountId);
  await em.insertMany(
    entityOf('postings'),
    postings.map(({ account, accountId, amountCents }) => ({
      version: 1,
      createdAt: now,
      updatedAt: now,
      transactionId: transaction.id,
      accountId,
      kind: entry.kind,
      account: account.kind,
      companyId: account.companyId ?? null,
      creatorId: account.creatorId ?? null,
      contractId,
      amountCents,
      currency: account.currency,
    })),
  );
}
