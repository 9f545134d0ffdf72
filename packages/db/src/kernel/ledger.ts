import { businessDate } from '@elenco/brazil';
import type { Account, Entry, Movement, Movements, Period } from '@elenco/core';
import { locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entityOf } from './table';

type AccountKey = Required<Record<keyof Account, string | number | null>>;

const keyOf = ({ kind, companyId, creatorId, currency }: AccountKey): string =>
  [kind, companyId, creatorId, currency].join('/');

/**
 * Returns the ids of the accounts, in the same order as `accounts`. Creates missing accounts. If callers
 * concurrently need the same missing account, only one of them creates it.
 */
export async function accountIdsOf(em: SqlEntityManager, accounts: readonly Account[]): Promise<number[]> {
  const keys = accounts.map(({ kind, companyId = null, creatorId = null, currency }) => ({
    kind,
    companyId,
    creatorId,
    currency,
  }));
  const ids = await idsByKey(em, keys);
  const missing = new Map(keys.map((key) => [keyOf(key), key] as const).filter(([key]) => !ids.has(key)));
  if (missing.size > 0) {
    // Created in a fixed order, so that two callers that create the same accounts cannot deadlock.
    const opened = [...missing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
    await em.execute(
      `insert into ledger_accounts (kind, company_id, creator_id, currency)
       values ${opened.map(() => '(?, ?, ?, ?)').join(', ')} on conflict do nothing`,
      opened.flatMap(({ kind, companyId, creatorId, currency }) => [kind, companyId, creatorId, currency]),
    );
    for (const [key, id] of await idsByKey(em, opened)) ids.set(key, id);
  }
  return keys.map((key) => {
    const id = ids.get(keyOf(key));
    if (id === undefined) throw new Error(`The ledger account ${key.kind} could not be opened`);
    return id;
  });
}

/**
 * Reads accounts by the columns of their unique index. A comparison with `is not distinct from` would not use
 * the index.
 */
async function idsByKey(em: SqlEntityManager, keys: readonly AccountKey[]): Promise<Map<string, number>> {
  const bindings: (string | number)[] = [];
  const matching = (column: string, value: string | number | null) => {
    if (value === null) return `${column} is null`;
    bindings.push(value);
    return `${column} = ?`;
  };
  const conditions = keys.map(
    ({ kind, companyId, creatorId, currency }) =>
      `(${matching('kind', kind)} and ${matching('company_id', companyId)}
        and ${matching('creator_id', creatorId)} and ${matching('currency', currency)})`,
  );
  const rows = await em.execute<(AccountKey & { id: number })[]>(
    `select id, kind, company_id as "companyId", creator_id as "creatorId", currency from ledger_accounts
     where ${conditions.join(' or ')}`,
    bindings,
  );
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

/**
 * Returns the movements of accounts in a period. Reads only an index. If `lock` is true, no other transaction
 * can post to the ledger until this transaction ends.
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
 * Writes a ledger entry. Checks that the postings of the entry sum to zero, in order to report a clear error.
 * The database checks the sum again at commit.
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
  const ids = await accountIdsOf(
    em,
    entry.postings.map(({ account }) => account),
  );
  const postings = entry.postings.map((posting, place) => ({ ...posting, accountId: ids[place]! }));
  // Sorted, so that all callers lock balances in the same order and two payments cannot deadlock.
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
