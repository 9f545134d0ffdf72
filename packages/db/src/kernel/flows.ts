import { type Flow, transitions } from '@elenco/core';

/** SQLSTATE of a status change that the flow does not allow. */
export const BROKEN_FLOW = 'EL001';

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Returns the SQL with which the database enforces a flow. The SQL can run several times. A CHECK allows only
 * the flow's states. A trigger allows new rows only in the initial state, and status changes only along a
 * move; otherwise it raises SQLSTATE EL001.
 */
export function flowSql(flow: Flow): string {
  const table = flow.name.replaceAll('-', '_');
  const pairs = transitions(flow).map(([from, to]) => `(${quote(from)}, ${quote(to)})`);
  return `
alter table ${table} drop constraint if exists ${table}_status_check;
alter table ${table} add constraint ${table}_status_check
  check (status in (${flow.states.map(quote).join(', ')}));
create or replace function ${table}_flow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status is distinct from ${quote(flow.initial)} then
      raise exception using errcode = '${BROKEN_FLOW}',
        message = format('${flow.name} %s begins as ${flow.initial}, not as %s', new.id, new.status);
    end if;
  elsif new.status is distinct from old.status
    and ${pairs.length > 0 ? `(old.status, new.status) not in (${pairs.join(', ')})` : 'true'} then
    raise exception using errcode = '${BROKEN_FLOW}',
      message = format('${flow.name} %s has no move from %s to %s', new.id, old.status, new.status);
  end if;
  return new;
end $$;
create or replace trigger ${table}_flow before insert or update on ${table}
  for each row execute function ${table}_flow();
`;
}
