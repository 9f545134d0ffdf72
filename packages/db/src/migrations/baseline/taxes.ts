import { indexes, line, stamps, state, text } from './words';

/** The platform's fee invoices, receipts of individuals, and service tax rules of municipalities. */
export const taxes = `
-- Invoices of the platform's fee, one for each paid charge.
create table fee_invoices (${stamps},${state},
  company_id integer not null references companies,
  charge_id integer not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency = 'BRL'),
  earned_on date not null,
  dps_number integer check (dps_number > 0),
  dps_id text unique check (length(dps_id) = 45),
  ${text('taker_tax_id', 14)},
  ${text('taker_name', 160)},
  ${text('number', 20)},
  ${text('link', 300)},
  key text unique check (length(key) = 50),
  ${text('reason_code', 40)},
  ${text('reason', 1000)},
  foreign key (charge_id, company_id) references charges (id, company_id),
  check ((dps_number is null) = (dps_id is null)),
  check (status not in ('sent', 'unknown') or dps_id is not null),
  check (status <> 'authorised' or number <> '')
);
create unique index fee_invoices_charge_id_index on fee_invoices (charge_id);
create index fee_invoices_charge_company_index on fee_invoices (charge_id, company_id);
${indexes('fee_invoices', 'company_id', 'status', 'dps_number', 'earned_on', 'amount_cents', 'created_at')}

create table rpas (${stamps},
  creator_id integer not null references creators,
  contract_id integer not null references contracts,
  payout_id integer not null unique references payouts,
  year integer not null check (year >= 2020),
  number integer not null check (number > 0),
  issued_on date not null,
  paid_on date not null,
  gross_cents bigint not null check (gross_cents >= 0),
  withholdings jsonb not null check (jsonb_typeof(withholdings) = 'array' and length(withholdings::text) <= 10000),
  net_cents bigint not null check (net_cents >= 0 and net_cents <= gross_cents),
  ${line('holder', 120)},
  tax_id text not null check (length(tax_id) = 11),
  unique (year, number)
);
${indexes('rpas', 'creator_id', 'contract_id', 'year', 'number', 'issued_on', 'gross_cents')}

-- Numbers without gaps: the row of a series stays locked until the transaction that took a number ends.
create table number_series (
  name text primary key check (btrim(name) <> '' and length(name) <= 60),
  last integer not null check (last > 0)
);

-- Append-only.
create table iss_rules (${stamps},
  state text not null check (state ~ '^[A-Z]{2}$'),
  ${line('city', 80)},
  rate_bp integer not null check (rate_bp between 200 and 500),
  withheld boolean not null,
  due_day integer not null check (due_day between 1 and 28),
  valid_from date not null,
  ${line('law_ref', 300)},
  author_id integer references users
);
${indexes('iss_rules', 'state', 'city', 'withheld', 'valid_from', 'author_id')}
create index iss_rules_place on iss_rules (fold(city));
create index iss_rules_search on iss_rules using gin (fold(city) gin_trgm_ops);
`;
