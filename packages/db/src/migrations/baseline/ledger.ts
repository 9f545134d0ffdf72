import { currency, identity, indexes, line, stamps } from './words';

/**
 * Kinds of accounts with a credit balance: liabilities. Assets, receivables and expenses have a debit balance
 * (`debits`).
 */
const owed = ['committed', 'held', 'fee', 'payable', 'withholding', 'refunds', 'suspense'];
const debits = ['receivable', 'cash', 'bank_fees', 'processing', 'claims'];
/**
 * Kinds of accounts whose balance may have either sign: the balance of a provider, since refunds are deducted
 * from its next payments, and currency conversions, which use two accounts per pair of currencies.
 */
const either = [
  'clearing',
  ...['brl_eur', 'brl_usd', 'eur_usd'].flatMap((pair) => [`trading_${pair}`, `difference_${pair}`]),
];
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/**
 * Double-entry ledger; debits are positive. Postings never change, each transaction sums to zero, and the
 * database computes the balances.
 */
export const ledger = `
create table ledger_accounts (
  ${identity},
  kind text not null check (kind in (${quoted([...owed, ...debits, ...either])})),
  company_id integer references companies,
  creator_id integer references creators,
  ${currency()},
  balance_cents bigint not null default 0,
  unique nulls not distinct (kind, company_id, creator_id, currency),
  -- Some accounts may have either sign; the others only that of their side.
  constraint ledger_accounts_balance_check check (
    case when kind in (${quoted(either)}) then true
      when kind in (${quoted(debits)}) then balance_cents >= 0 else balance_cents <= 0 end)
);
${indexes('ledger_accounts', 'company_id', 'creator_id')}

create table ledger_transactions (
  ${identity},
  ${line('kind', 60)},
  ${line('resource', 60)},
  row_id integer not null,
  contract_id integer references contracts,
  at timestamptz(3) not null,
  -- The business date of the entry.
  booked_on date not null,
  -- For a currency conversion, the rate and its source.
  rate_micros bigint check (rate_micros > 0),
  rate_source text check (length(rate_source) between 1 and 120),
  constraint ledger_transactions_rate_check check ((rate_micros is null) = (rate_source is null))
);
${indexes('ledger_transactions', 'contract_id', 'resource, row_id', 'booked_on')}

create table postings (${stamps},
  transaction_id integer not null references ledger_transactions,
  account_id integer not null references ledger_accounts,
  kind text not null,
  account text not null,
  company_id integer references companies,
  creator_id integer references creators,
  contract_id integer references contracts,
  amount_cents bigint not null
    check (amount_cents <> 0 and amount_cents between -9007199254740991 and 9007199254740991),
  ${currency()},
  booked_on date not null
);
${indexes('postings', 'transaction_id', 'account_id', 'company_id', 'creator_id', 'contract_id', 'kind', 'account')}
${indexes('postings', 'currency', 'amount_cents', 'booked_on', 'created_at')}
create index postings_trial_balance on postings (account, currency, booked_on) include (amount_cents);

-- A posting repeats columns of its account and transaction, so that a statement is one scan; they must be equal.
-- Balances are updated in ascending id, so that concurrent ledger entries cannot deadlock. The function runs as its
-- owner: nothing else may change a balance.
create function keep_balances() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  if exists (
    select from added
    join ledger_accounts named on named.id = added.account_id
    join ledger_transactions entry on entry.id = added.transaction_id
    where (added.account, added.currency, added.company_id, added.creator_id, added.kind, added.contract_id)
      is distinct from
      (named.kind, named.currency, named.company_id, named.creator_id, entry.kind, entry.contract_id)
  ) then
    raise exception using errcode = 'EL003', message = 'a posting differs from its account or its transaction';
  end if;
  for change in
    select account_id, sum(amount_cents) as cents from added group by account_id order by account_id
  loop
    update ledger_accounts set balance_cents = balance_cents + change.cents where id = change.account_id;
  end loop;
  return null;
end $$;
create trigger keep_balances after insert on postings
  referencing new table as added for each statement execute function keep_balances();

create function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  entry integer := case tg_table_name
    when 'postings' then (to_jsonb(new) ->> 'transaction_id')::integer else new.id end;
begin
  if (select count(*) from postings where transaction_id = entry) < 2 then
    raise exception using errcode = 'EL004',
      message = format('ledger transaction %s has fewer than two postings', entry);
  end if;
  if exists (
    select from postings where transaction_id = entry group by currency having sum(amount_cents) <> 0
  ) then
    raise exception using errcode = 'EL004',
      message = format('the postings of ledger transaction %s do not sum to zero', entry);
  end if;
  return null;
end $$;
create constraint trigger refuse_unbalanced after insert on postings
  deferrable initially deferred for each row execute function refuse_unbalanced();
create constraint trigger refuse_unbalanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function refuse_unbalanced();
`;
