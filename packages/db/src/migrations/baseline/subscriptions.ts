import { indexes, oneOf, stamps, state } from './words';

const tiers = ['open', 'community', 'business', 'enterprise'];
const lines = (column: string) =>
  `${column} jsonb not null check (jsonb_typeof(${column}) = 'array' and length(${column}::text) <= 30000)`;

/** Subscriptions of companies with their monthly periods, and their matchings. */
export const subscriptions = `
create table subscriptions (${stamps},${state},
  company_id integer not null unique references companies,
  ${oneOf('plan', ...tiers)} not null,
  ${oneOf('currency', 'BRL', 'USD')} not null,
  agreed_cents bigint check (agreed_cents >= 0),
  billed_from date not null,
  ${oneOf('next_plan', ...tiers)},
  next_on date,
  suspended_at timestamptz(3),
  grace_until date,
  ${lines('carried')},
  check ((next_plan is null) = (next_on is null)),
  unique (id, company_id)
);
${indexes('subscriptions', 'status', 'plan', 'created_at')}

create table subscription_periods (${stamps},${state},
  subscription_id integer not null,
  company_id integer not null,
  ${oneOf('plan', ...tiers)} not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  due_on date not null,
  ${oneOf('currency', 'BRL', 'USD')} not null,
  monthly_cents bigint not null check (monthly_cents >= 0),
  amount_cents bigint not null check (amount_cents >= 0),
  ${lines('lines')},
  charge_id integer unique,
  reminded_day integer,
  foreign key (subscription_id, company_id) references subscriptions (id, company_id),
  foreign key (charge_id, company_id) references charges (id, company_id),
  unique (id, company_id)
);
create unique index subscription_periods_one_for_each_start on subscription_periods (subscription_id, starts_on)
  where status <> 'withdrawn';
${indexes('subscription_periods', 'subscription_id', 'company_id', 'status', 'starts_on', 'due_on', 'amount_cents')}

create table matchings (${stamps},
  company_id integer not null,
  briefing_id integer not null,
  day date not null,
  -- Price of an extra request for names, and the period that invoices it.
  extra_cents bigint check (extra_cents >= 0),
  ${oneOf('currency', 'BRL', 'USD')} not null,
  period_id integer,
  foreign key (briefing_id, company_id) references briefings (id, company_id),
  foreign key (period_id, company_id) references subscription_periods (id, company_id)
);
${indexes('matchings', 'briefing_id', 'company_id, day')}
create index matchings_bought on matchings (company_id) where extra_cents is not null and period_id is null;
`;

/** Line items of each charge. */
export const chargeLines = `
create table charge_lines (${stamps},
  charge_id integer not null,
  company_id integer not null,
  ${oneOf('kind', 'price', 'fine', 'interest')} not null,
  contract_id integer,
  creator_id integer references creators,
  instalment_id integer,
  subscription_period_id integer,
  -- The charge that the line includes, if one invoice combines several.
  of_charge_id integer,
  amount_cents bigint not null check (amount_cents >= 0),
  fee_cents bigint not null check (fee_cents between 0 and amount_cents),
  foreign key (charge_id, company_id) references charges (id, company_id),
  foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id),
  constraint charge_lines_of_instalment foreign key (instalment_id) references instalments,
  foreign key (subscription_period_id, company_id) references subscription_periods (id, company_id),
  foreign key (of_charge_id, company_id) references charges (id, company_id)
);
create unique index charge_lines_one_per_period on charge_lines (subscription_period_id) where kind = 'price';
${indexes('charge_lines', 'charge_id', 'company_id', 'contract_id', 'creator_id', 'instalment_id', 'of_charge_id')}
${indexes('charge_lines', 'kind', 'amount_cents', 'created_at')}

-- Checked at commit: the amount of a charge is the sum of its lines.
create function refuse_uneven_charge() returns trigger language plpgsql as $$
begin
  if exists (
    select from charges c join charge_lines l on l.charge_id = c.id
    where c.id = new.charge_id
    group by c.id having sum(l.amount_cents) <> c.amount_cents or sum(l.fee_cents) <> c.fee_cents
  ) then
    raise exception using errcode = 'EL005', message = format('the lines of charge %s do not add up to it', new.charge_id);
  end if;
  return null;
end $$;
create constraint trigger refuse_uneven_charge after insert or update on charge_lines
  deferrable initially deferred for each row execute function refuse_uneven_charge();
`;
