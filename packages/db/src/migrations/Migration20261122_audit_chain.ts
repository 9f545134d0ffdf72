import { Migration } from '@mikro-orm/migrations';

/** So many writers can commit at once without waiting for each other (decision 011). */
const CHAINS = 16;

/** What the hash of an entry is made of. The address is not part of it, because it is forgotten in time. */
const content = `array[
  entry.prev_hash, entry.chain::text, entry.position::text, entry.id::text,
  to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  entry.actor_id::text, entry.acting_id::text, entry.actor_role, entry.command,
  entry.resource, entry.row_id::text, entry.data::text]`;

const up = [
  `create table audit_heads (
  chain integer primary key,
  position integer not null,
  hash text not null
) with (fillfactor = 20)`,
  `insert into audit_heads select chain, 0, '' from generate_series(0, ${CHAINS - 1}) chain`,
  'revoke all on audit_heads from public',

  // Names of people may not stand in a log that cannot be changed: their numbers do.
  `alter table audit
  drop actor_name,
  add acting_id integer,
  add chain integer,
  add position integer,
  add prev_hash text,
  add hash text`,
  'create index audit_acting_id_index on audit (acting_id, id)',

  `create function audit_hash(entry audit) returns text language sql stable
  return encode(sha256(convert_to(array_to_json(${content})::text, 'UTF8')), 'hex')`,

  // The head's row lock makes the order of a chain the order of its commits. The function runs as its owner,
  // so that who may add to the log still cannot touch the heads.
  `create function chain_audit() returns trigger language plpgsql
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
end $$`,

  // What is there already goes into the first chain, in its order.
  'drop trigger refuse_change on audit',
  'grant update on audit to current_user',
  `do $$
declare
  head audit_heads;
  entry audit;
begin
  select * into strict head from audit_heads where chain = 0;
  for entry in select * from audit order by id loop
    entry.chain := 0;
    entry.position := head.position + 1;
    entry.prev_hash := head.hash;
    entry.hash := audit_hash(entry);
    update audit set chain = 0, position = entry.position, prev_hash = entry.prev_hash, hash = entry.hash
      where id = entry.id;
    head.position := entry.position;
    head.hash := entry.hash;
  end loop;
  update audit_heads set position = head.position, hash = head.hash where chain = 0;
end $$`,
  'revoke update on audit from current_user',
  `alter table audit
  alter chain set not null,
  alter position set not null,
  alter prev_hash set not null,
  alter hash set not null,
  add unique (chain, position)`,

  'create trigger chain_audit before insert on audit for each row execute function chain_audit()',
  `create trigger refuse_change
  before delete or truncate or update of id, at, actor_id, acting_id, actor_role, command, resource, row_id, data,
    chain, position, prev_hash, hash
  on audit for each statement execute function refuse_change()`,
  // The one change there is: an address is forgotten.
  `create trigger refuse_new_address before update of ip on audit for each row
  when (new.ip is not null) execute function refuse_change()`,
  'grant update (ip) on audit to current_user',
];

const down = [
  'drop trigger refuse_new_address on audit',
  'drop trigger refuse_change on audit',
  'drop trigger chain_audit on audit',
  'drop function chain_audit()',
  'drop function audit_hash(audit)',
  'drop table audit_heads',
  `alter table audit
  drop acting_id, drop chain, drop position, drop prev_hash, drop hash,
  add actor_name text not null default ''`,
  'alter table audit alter actor_name drop default',
  `create trigger refuse_change before update or delete or truncate on audit
  for each statement execute function refuse_change()`,
  'revoke update (ip) on audit from current_user',
];

/** The audit log as a chain of hashes, and who really acted where somebody was signed in as another. */
export class Migration20261122_audit_chain extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of up) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of down) this.addSql(sql);
  }
}
