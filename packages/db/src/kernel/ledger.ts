import { businessDate } from '@elenco/brazil';
import type { Account, Entry, Movement, Movements, Period } from '@elenco/core';
import { locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entityOf } from './table';

/** Returns the account's row, created on first use; concurrent callers create one. */
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
 * Returns the movements of accounts in a period, from one index; with `lock`, other postings wait until the
 * transaction is over.
 */
export async function movementsIn(
  em: SqlEntityManager,
  { from, to }: Period,
  lock = false,
): Promise<Movements> {
  if (lock) await em.execute(`select pg_advisory_xact_lock(${locks.ledger})`);
  const rows = await em.execute<Record<keyof Movement, string>[]>(
    `select account, currency, coalesce(sum(amount_cents) filter (where booked_on < ?::date), 0) as "openingCents",
       coalesce(sum(amount_cents) filter (where booked_on >= ?::date and amount_cents > 0), 0) as "debitCents",
       coalesce(-sum(amount_cents) filter (where booked_on >= ?::date and amount_cents < 0), 0) as "creditCents",
       sum(amount_cents) as "closingCents"
     from postings where booked_on <= ?::date
     group by account, currency
     having sum(amount_cents) <> 0 or bool_or(booked_on >= ?::date)
     order by currency, account`,
    [from, from, from, to, from],
  );
  const [counted] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from ledger_transactions where booked_on between ?::date and ?::date',
    [from, to],
  );
  const lines = rows.map(({ account, currency, ...cents }) => ({
    account,
    currency,
    openingCents: Number(cents.openingCents),
    debitCents: Number(cents.debitCents),
    creditCents: Number(cents.creditCents),
    closingCents: Number(cents.closingCents),
  }));
  return { lines, entryCount: counted?.count ?? 0 };
}

/**
 * Writes one ledger transaction. The zero sum is checked here for a clear error, and by the database at the
 * commit for certainty.
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

  const today = businessDate(now);
  const wanted = entry.on === undefined || entry.on > today ? today : entry.on;
  const rate = [entry.rate?.rateMicros ?? null, entry.rate?.source ?? null];
  const [transaction] = await em.execute<[{ id: number; bookedOn: string }]>(
    `insert into ledger_transactions (kind, resource, row_id, contract_id, at, booked_on, rate_micros, rate_source)
     values (?, ?, ?, ?, ?, booking_day(?::date), ?, ?) returning id, booked_on::text as "bookedOn"`,
    [entry.kind, entry.resource, entry.rowId, contractId, now, wanted, ...rate],
  );
  const postings = [];
  for (const posting of entry.postings) {
    postings.push({ ...posting, accountId: (await accountOf(em, posting.account)).id });
  }
  // All callers lock balances in the same order, so that two payments cannot deadlock.
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
      bookedOn: transaction.bookedOn,
      amountCents,
      currency: account.currency,
    })),
  );
}
