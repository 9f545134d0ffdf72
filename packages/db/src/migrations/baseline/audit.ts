import { identity, indexes, line } from './words';

/**
 * Number of hash chains, and so of transactions that can commit concurrently without waiting for each other
 * (decision 145).
 */
const CHAINS = 16;

/** SQL of the input to an entry's hash. The client address is excluded, because it is erased after a time. */
const content = `array[
  entry.prev_hash, entry.chain::text, entry.position::text, entry.id::text,
  to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  entry.actor_id::text, entry.impersonator_id::text, entry.actor_role, entry.command,
  entry.resource, entry.row_id::text, entry.data::text]`;

/**
 * The audit log: hash chains of entries, each with the actor and any impersonator. It contains ids instead of
 * names, because it cannot be changed.
 */
export const audit = `
create table audit (
  ${identity},
  at timestamptz(3) not null,
  actor_id integer,
  impersonator_id integer,
  ${line('actor_role', 40)},
  ${line('command', 120)},
  ${line('resource', 60)},
  row_id integer,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  ip text,
  chain integer not null,
  position integer not null,
  prev_hash text not null,
  hash text not null,
  unique (chain, position)
);
${indexes('audit', 'resource, row_id, id', 'row_id', 'actor_id', 'impersonator_id', 'command', 'at')}

create table audit_heads (
  chain integer primary key,
  position integer not null,
  hash text not null
) with (fillfactor = 20);
insert into audit_heads select chain, 0, '' from generate_series(0, ${CHAINS - 1}) chain;
revoke all on audit_heads from public;

create function audit_hash(entry audit) returns text language sql stable
  return encode(sha256(convert_to(array_to_json(${content})::text, 'UTF8')), 'hex');

-- The row lock of the head makes the order of a chain the order of its commits. The function runs as its owner, so
-- that roles which may add to the log still cannot change the heads.
create function chain_audit() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  head audit_heads;
begin
  select * into strict head from audit_heads where audit_heads.chain = pg_backend_pid() % ${CHAINS} for update;
  new.chain := head.chain;
  new.position := head.position + 1;
  new.prev_hash := head.hash;
  new.hash := audit_hash(new);
  update audit_heads set position = new.position, hash = new.hash where audit_heads.chain = new.chain;
  return new;
end $$;
create trigger chain_audit before insert on audit for each row execute function chain_audit();
`;
