import { basisPoints, currency, indexes, list, oneOf, stamps, state, text } from './words';

/** Elenco Pay: creators' contracts with their own clients, who need no account, and the instalments. */
export const pay = `
create table pay_contracts (${stamps},${state},
  creator_id integer not null references creators,
  -- Deferred, since a move refers to rows that are inserted later in the same transaction.
  company_id integer references companies deferrable initially deferred,
  contract_id integer,
  amends_id integer references pay_contracts,
  ${text('title', 120)},
  ${text('scope', 4000)},
  ${text('rights', 2000)},
  starts_on date,
  ends_on date,
  rounds integer not null check (rounds between 0 and 20),
  ${text('client_tax_id', 14)},
  ${text('client_name', 160)},
  ${text('client_contact', 120)},
  client_email text check (length(client_email) <= 254),
  ${text('client_address', 300)},
  ${list('lines', 20)},
  ${currency()},
  ${basisPoints('fee_bp')} not null,
  ${oneOf('fee_payer', 'creator', 'client')} not null,
  instalment_count integer not null check (instalment_count between 1 and 12),
  first_due_on date,
  fine_bp integer not null check (fine_bp between 0 and 200),
  interest_bp integer not null check (interest_bp between 0 and 100),
  cancel_bp integer not null check (cancel_bp between 0 and 5000),
  ${text('message', 1000)},
  valid_until date,
  text text not null,
  text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
  edition integer not null check (edition >= 0),
  ${text('refusal', 1000)},
  ${list('talk', 100)},
  signatures jsonb not null check (jsonb_typeof(signatures) = 'array'),
  foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id)
    deferrable initially deferred,
  unique (contract_id),
  unique (id, creator_id),
  -- A sent proposal has a text and a client; an accepted one has a contract.
  check (status = 'draft' or company_id is not null and text_hash is not null),
  check (status not in ('accepted', 'active', 'completed') or contract_id is not null)
);
${indexes('pay_contracts', 'creator_id', 'company_id', 'amends_id', 'client_email', 'status', 'title', 'status_since', 'created_at')}

create table instalments (${stamps},
  contract_id integer not null,
  pay_contract_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  ordinal integer not null check (ordinal > 0),
  amount_cents bigint not null check (amount_cents >= 0),
  ${currency()},
  due_on date not null,
  fine_bp integer not null check (fine_bp between 0 and 200),
  interest_bp integer not null check (interest_bp between 0 and 100),
  charge_id integer not null unique,
  payout_id integer unique,
  approved_at timestamptz(3),
  foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id),
  foreign key (pay_contract_id, creator_id) references pay_contracts (id, creator_id),
  foreign key (charge_id, company_id) references charges (id, company_id),
  foreign key (payout_id, contract_id) references payouts (id, contract_id),
  unique (pay_contract_id, ordinal)
);
${indexes('instalments', 'contract_id', 'company_id', 'creator_id', 'due_on', 'created_at')}
`;
