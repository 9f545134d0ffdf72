import { count, indexes, line, oneOf, stamps, state } from './words';

/** Webhooks of companies, their signing keys and deliveries. */
export const webhooks = `
create table webhooks (${stamps},${state},
  company_id integer not null references companies,
  ${line('title', 120)},
  address text not null check (address like 'https://%' and length(address) <= 500),
  events text[] not null check (cardinality(events) > 0),
  failing_since timestamptz(3)
);
${indexes('webhooks', 'company_id', 'status', 'title', 'created_at')}

create table webhook_secrets (${stamps},
  webhook_id integer not null references webhooks,
  sealed text not null check (length(sealed) <= 1000),
  ends_at timestamptz(3)
);
${indexes('webhook_secrets', 'webhook_id')}
create unique index webhook_secrets_newest on webhook_secrets (webhook_id) where ends_at is null;

create table webhook_deliveries (${stamps},
  ${oneOf('state', 'waiting', 'delivered', 'failed')} not null,
  company_id integer not null references companies,
  webhook_id integer not null references webhooks,
  event text not null,
  event_id integer not null,
  happened_at timestamptz(3) not null,
  subject text not null,
  row_id integer not null,
  briefing_id integer references briefings,
  ${count('attempts')},
  attempted_at timestamptz(3),
  next_attempt_at timestamptz(3),
  problem text,
  http_status integer check (http_status between 100 and 999),
  took_ms integer check (took_ms >= 0),
  unique (webhook_id, event_id)
);
${indexes('webhook_deliveries', 'company_id', 'webhook_id', 'state', 'event', 'happened_at')}
create index webhook_deliveries_briefing_id_index on webhook_deliveries (briefing_id) where briefing_id is not null;
`;
