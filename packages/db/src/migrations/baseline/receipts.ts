import { currency, identity, indexes, line, list, oneOf, sha256, stamps, state, text } from './words';

/** Received payments and exchange rates. */
export const receipts = `
create table bank_returns (
  ${identity},
  ${line('file_name', 255)},
  ${sha256('sha256')} unique,
  imported_by_id integer not null references users,
  at timestamptz(3) not null,
  ${list('lines', 100000)}
);
${indexes('bank_returns', 'imported_by_id')}

-- Money received, each receipt once by the id that its source gives it.
create table receipts (${stamps},${state},
  ${oneOf('source', 'cnab240', 'cnab400', 'pix', 'card', 'hand')} not null,
  ${line('external_id', 120)},
  received_on date not null,
  amount_cents bigint not null check (amount_cents between 1 and 9007199254740991),
  bank_fee_cents bigint not null check (bank_fee_cents between 0 and amount_cents),
  ${currency()},
  paid_by text not null,
  ${text('reference', 40)},
  ${text('payer_name', 120)},
  ${text('payer_tax_id', 14)},
  ${text('note', 140)},
  ${oneOf('reason', 'unknown_reference', 'already_paid', 'charge_cancelled', 'amount_differs')},
  charge_id integer,
  company_id integer,
  prepared_by_id integer references users,
  released_by_id integer references users,
  returned_on date,
  ${text('proof', 120)},
  foreign key (charge_id, company_id) references charges (id, company_id),
  -- Four eyes: one person of finance prepares the return, another releases it.
  check (released_by_id is null or prepared_by_id is not null and released_by_id <> prepared_by_id),
  check (status <> 'matched' or charge_id is not null and company_id is not null),
  check (status <> 'returned' or returned_on is not null and released_by_id is not null),
  unique (source, external_id)
);
-- A charge is settled by at most one receipt.
create unique index receipts_one_for_each_charge on receipts (charge_id);
create index receipts_external_id_index on receipts (external_id);
${indexes('receipts', 'charge_id', 'company_id', 'prepared_by_id', 'released_by_id', 'status', 'source', 'received_on')}
${indexes('receipts', 'amount_cents', 'created_at')}

create table rates (
  ${identity},
  ${oneOf('currency', 'EUR', 'USD')} not null,
  day date not null,
  rate_micros bigint not null check (rate_micros > 0),
  ${line('source', 80)},
  at timestamptz(3) not null,
  unique (currency, day)
);
`;
