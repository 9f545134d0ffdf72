import { count, identity, indexes, line } from './words';

/** General mechanisms: text folding, idempotency keys, counters, and hashes of repeatable SQL. */
export const mechanisms = `
-- Search text: lower case without accents. A wrapper, since PostgreSQL's own unaccent is not immutable.
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

-- Objects that are created again when their SQL changes (repeatables.ts), with the hash of the last SQL.
create table repeatables (name text primary key, hash text not null);
`;
