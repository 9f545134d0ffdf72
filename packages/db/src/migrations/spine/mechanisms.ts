import { count, identity, indexes, line, oneOf, sha256, stamps, words } from './words';

/** Search text: lower case without accents. Immutable by wrapping, since PostgreSQL's own unaccent is not. */
export const fold = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, value));
`;

export const files = `
create table files (
  ${identity},
  ${line('name', 255)},
  ${line('mime', 100)},
  ${count('size')},
  ${sha256('sha256')},
  owner_id integer not null references users,
  company_id integer references companies,
  creator_id integer references creators,
  created_at timestamptz(3) not null
);
${indexes('files', 'owner_id', 'company_id', 'creator_id', 'sha256')}
`;

export const identities = `
create table credentials (${stamps},
  user_id integer not null unique references users,
  password_hash text not null check (password_hash <> ''),
  changed_at timestamptz(3) not null
);

create table sessions (
  ${identity},
  token_hash text not null unique check (token_hash <> ''),
  user_id integer not null references users,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  ip text not null,
  user_agent text not null
);
${indexes('sessions', 'user_id', 'expires_at')}

create table tokens (
  ${identity},
  token_hash text not null unique check (token_hash <> ''),
  user_id integer not null references users,
  ${line('name', 120)},
  ${words('scopes', 50)},
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
${indexes('tokens', 'user_id')}
`;

/**
 * What happened. No foreign keys: a trail outlives what it tells of (a removed draft keeps its history), and
 * writing it must not lock the rows that it names.
 */
export const trails = `
create table history (
  ${identity},
  ${line('resource', 60)},
  row_id integer not null,
  ${line('move', 60)},
  -- Empty when the row was made by it.
  from_state text not null,
  ${line('to_state', 60)},
  actor_id integer,
  -- Empty when the product did it by itself.
  actor_name text not null,
  comment text not null,
  at timestamptz(3) not null,
  company_id integer,
  creator_id integer,
  briefing_id integer
);
${indexes('history', 'resource, row_id, id', 'company_id', 'creator_id', 'briefing_id')}

create table audit (
  ${identity},
  at timestamptz(3) not null,
  actor_id integer,
  actor_name text not null,
  ${line('actor_role', 40)},
  ${line('command', 120)},
  ${line('resource', 60)},
  row_id integer,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  ip text
);
${indexes('audit', 'resource, row_id, id', 'actor_id', 'at')}

create table events (
  ${identity},
  ${line('kind', 120)},
  ${line('resource', 60)},
  row_id integer not null,
  company_id integer,
  creator_id integer,
  briefing_id integer,
  actor_id integer,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  at timestamptz(3) not null,
  delivered_at timestamptz(3)
);
create index events_waiting on events (id) where delivered_at is null;
${indexes('events', 'resource, row_id, id')}

create table idempotency (
  ${identity},
  ${line('scope', 200)},
  ${line('key', 200)},
  ${line('request_hash', 200)},
  reply jsonb,
  at timestamptz(3) not null,
  unique (scope, key)
);
${indexes('idempotency', 'at')}
`;

/** What goes out: once per person and event, however often the worker tries. */
export const messages = `
create table mails (
  ${identity},
  event_id integer references events,
  user_id integer references users,
  ${line('to_address', 254)},
  ${line('subject', 998)},
  text_body text not null,
  html_body text not null,
  ${oneOf('locale', 'pt', 'en')} not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  refused_at timestamptz(3),
  refusal text,
  unique (event_id, user_id),
  check ((refused_at is null) = (refusal is null))
);
${indexes('mails', 'user_id', 'to_address', 'created_at')}
create index mails_waiting on mails (id) where sent_at is null and refused_at is null;

create table notifications (
  ${identity},
  user_id integer not null references users,
  event_id integer not null references events,
  ${line('kind', 120)},
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  link text not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  unique (user_id, event_id)
);
${indexes('notifications', 'user_id', 'event_id')}
create index notifications_unread on notifications (user_id) where read_at is null;

create table counters (
  key text not null check (key <> ''),
  window_start timestamptz(3) not null,
  ${count('count')},
  primary key (key, window_start)
);
create index counters_window_start_index on counters (window_start);
`;

/** What runs again whenever its SQL has changed (flows.ts), by the hash of what ran last. */
export const repeatables = 'create table repeatables (name text primary key, hash text not null);';

/**
 * Refused twice: by trigger for everyone, superusers too, and by right for the owner. ledger_transactions
 * keeps UPDATE as a right, which PostgreSQL's own foreign key check asks of it, and loses it by trigger only.
 */
export const appendOnly = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'EL002',
    message = format('%s is append-only: %s is refused', tg_table_name, tg_op);
end $$;
${['postings', 'ledger_transactions', 'history', 'audit']
  .map(
    (table) => `
create trigger refuse_change before update or delete or truncate on ${table}
  for each statement execute function refuse_change();
revoke ${table === 'ledger_transactions' ? 'delete, truncate' : 'update, delete, truncate'}
  on ${table} from public, current_user;`,
  )
  .join('')}
`;
