import { cents, currency, indexes, oneOf, stamps, state } from './words';

const reference = (column: string) => `${column} text check (${column} ~ '^[A-Za-z0-9_-]{1,255}$')`;

/** Charges of companies and their payments. Balances are in the ledger. */
export const charges = `
create table charges (${stamps},${state},
  ${oneOf('purpose', 'hiring', 'pay', 'subscription', 'matching', 'amendment', 'penalty', 'project')} not null,
  contract_id integer,
  amendment_id integer,
  briefing_id integer,
  company_id integer not null references companies,
  creator_id integer,
  ${cents('amount_cents')} not null,
  ${cents('fee_cents')} not null,
  ${currency()},
  due_on date not null,
  our_number text not null unique check (our_number <> ''),
  bar_code text,
  digitable_line text,
  pix_code text,
  paid_on date,
  ${oneOf('paid_by', 'slip', 'pix', 'transfer', 'card')},
  check (fee_cents <= amount_cents),
  check (status <> 'paid' or paid_on is not null and paid_by is not null),
  unique (id, company_id),
  foreign key (contract_id, company_id, creator_id, briefing_id)
    references contracts (id, company_id, creator_id, briefing_id),
  -- The key above checks nothing if the briefing is null. This one then still checks the parties.
  constraint charges_of_contract
    foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id),
  foreign key (amendment_id, contract_id) references amendments (id, contract_id)
);
create unique index charges_one_per_hiring on charges (contract_id) where purpose = 'hiring';
create unique index charges_one_per_amendment on charges (amendment_id) where purpose = 'amendment';
${indexes('charges', 'purpose', 'contract_id', 'amendment_id', 'briefing_id', 'company_id', 'creator_id', 'status')}
${indexes('charges', 'amount_cents', 'due_on', 'paid_on', 'created_at')}

-- Cards of companies, stored by a payment provider.
create table payment_methods (${stamps},${state},
  company_id integer not null references companies,
  ${reference('reference')} not null unique,
  ${reference('customer')} not null,
  brand text not null check (length(brand) between 1 and 30),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null check (exp_year between 2000 and 2100),
  is_default boolean not null,
  warned_on date,
  detached_at timestamptz(3),
  check (status = 'active' or not is_default),
  unique (id, company_id)
);
create unique index payment_methods_one_default on payment_methods (company_id) where is_default;
${indexes('payment_methods', 'company_id', 'status', 'created_at')}

create table card_payments (${stamps},${state},
  company_id integer not null,
  charge_id integer not null,
  payment_method_id integer,
  amount_cents bigint not null check (amount_cents > 0),
  ${currency()},
  ${reference('session')} unique,
  ${reference('intent')} unique,
  failure text not null check (length(failure) <= 120),
  refund_cents bigint not null check (refund_cents between 0 and amount_cents),
  refunded_cents bigint not null check (refunded_cents between 0 and amount_cents),
  processing_cents bigint check (processing_cents >= 0),
  -- The provider's conversion to the currency of its account.
  conversion jsonb,
  foreign key (charge_id, company_id) references charges (id, company_id),
  foreign key (payment_method_id, company_id) references payment_methods (id, company_id)
);
-- A charge has at most one pending card payment.
create unique index card_payments_one_asked on card_payments (charge_id) where status = 'asked';
${indexes('card_payments', 'company_id', 'charge_id', 'payment_method_id', 'status', 'amount_cents', 'created_at')}

-- Events received from the provider. Each is stored once, so that repetitions have no effect.
create table provider_events (${stamps},
  ${reference('reference')} not null unique,
  kind text not null check (length(kind) between 1 and 60)
);
`;
