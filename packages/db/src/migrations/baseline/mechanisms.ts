import { count, identity, indexes, line } from './words';

/** General mechanisms: text folding, idempotency keys, counters, and hashes of repeatable SQL. */
export const mechanisms = `
-- Search text: lower case without accents. Immutable by wrapping, since PostgreSQL's own unaccent is not.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, value));

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

create table counters (
  key text not null check (key <> ''),
  window_start timestamptz(3) not null,
  ${count('count')},
  primary key (key, window_start)
);
create index counters_window_start_index on counters (window_start);

-- What runs again whenever its SQL has changed (repeatables.ts), by the hash of what ran last.
create table repeatables (name text primary key, hash text not null);
`;
