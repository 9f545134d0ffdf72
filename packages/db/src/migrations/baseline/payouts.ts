import { cents, currency, indexes, line, list, oneOf, stamps, state, text } from './words';

const underContract = (table: string) => `
  contract_id integer not null,
  briefing_id integer,
  company_id integer not null,
  creator_id integer not null,
  foreign key (contract_id, company_id, creator_id, briefing_id)
    references contracts (id, company_id, creator_id, briefing_id),
  -- The key above checks nothing if the briefing is null. This one then still checks the parties.
  constraint ${table}_of_contract
    foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id)`;

/** Payouts to creators with payment files and the bank's answers, and invoices of creators. */
export const payouts = `
create table payment_files (${stamps},
  number integer not null unique check (number > 0),
  bank text not null check (length(bank) = 3),
  pay_on date not null,
  payments jsonb not null check (jsonb_typeof(payments) = 'array' and length(payments::text) <= 20000),
  amount_cents bigint not null check (amount_cents between 1 and 9007199254740991),
  released_by_id integer not null references users,
  sha256 text not null check (length(sha256) = 64),
  content text not null check (length(content) between 1 and 100000)
);
${indexes('payment_files', 'number', 'pay_on', 'amount_cents', 'released_by_id')}
-- A payment file sent to a bank never changes.
create function payment_files_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a payment file is not changed' using errcode = 'check_violation';
end $$;
create trigger payment_files_stay before update or delete on payment_files
  for each row execute function payment_files_stay();

create table payouts (${stamps},${state},${underContract('payouts')},
  amendment_id integer,
  ${cents('gross_cents')} not null,
  ${list('withholdings', 10)},
  ${cents('net_cents')} not null,
  ${currency()},
  ${oneOf('legal_form', 'individual', 'company')},
  due_on date,
  prepared_by_id integer references users,
  prepared_at timestamptz(3),
  -- Version of the payee that the first person saw.
  prepared_payee_version integer check (prepared_payee_version > 0),
  released_by_id integer references users,
  payment_file_id integer references payment_files,
  made_on date,
  ${text('proof', 120)},
  check (net_cents <= gross_cents),
  check ((prepared_by_id is null) = (prepared_at is null)),
  -- Four eyes: one person of finance prepares, another releases.
  check (released_by_id is null or prepared_by_id is not null and released_by_id <> prepared_by_id),
  check (status <> 'made' or made_on is not null and released_by_id is not null),
  check (prepared_payee_version is null or prepared_by_id is not null),
  constraint payouts_sent_in_a_file
    check (status <> 'sent' or payment_file_id is not null and released_by_id is not null),
  unique (id, contract_id),
  foreign key (amendment_id, contract_id) references amendments (id, contract_id)
);
create unique index payouts_one_per_agreement on payouts (contract_id, amendment_id)
  nulls not distinct where briefing_id is not null;
${indexes('payouts', 'contract_id', 'amendment_id', 'briefing_id', 'company_id', 'creator_id', 'payment_file_id')}
${indexes('payouts', 'prepared_by_id', 'released_by_id', 'status', 'net_cents', 'due_on', 'made_on', 'created_at')}
create index payouts_paid_on on payouts ((coalesce(made_on, due_on)));

create table payment_answers (${stamps},${state},
  ${line('external_id', 120)} unique,
  payment_file_id integer references payment_files,
  payout_id integer references payouts,
  ${text('reference', 20)},
  codes jsonb not null check (jsonb_typeof(codes) = 'array' and length(codes::text) <= 100),
  ${cents('amount_cents')} not null,
  paid_on date,
  ${text('bank_reference', 20)},
  ${text('holder', 30)},
  outcome text not null check (outcome in ('made', 'scheduled', 'failed', 'repeated', 'unknown', 'unclear',
    'amount_differs', 'not_on_its_way', 'returned')),
  closed_by_id integer references users
);
${indexes('payment_answers', 'status', 'outcome', 'payment_file_id', 'payout_id', 'closed_by_id')}

create table invoices (${stamps},${state},${underContract('invoices')},
  payout_id integer not null,
  file_id integer not null references files,
  sha256 text check (length(sha256) = 64),
  key text check (length(key) = 50),
  ${line('issuer_tax_id', 14)},
  ${line('taker_tax_id', 14)},
  ${cents('amount_cents')} not null,
  month date not null check (extract(day from month) = 1),
  ${list('checks', 20)},
  ${text('answer', 1000)},
  foreign key (payout_id, contract_id) references payouts (id, contract_id)
);
-- An invoice is used for one payout only, regardless of who submits it.
create unique index invoices_file_used_once on invoices (sha256) where status <> 'refused';
create unique index invoices_key_used_once on invoices (key) where status <> 'refused';
create unique index invoices_one_accepted_per_payout on invoices (payout_id) where status = 'accepted';
${indexes('invoices', 'payout_id', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'file_id', 'key', 'status')}
${indexes('invoices', 'amount_cents', 'created_at')}
`;
