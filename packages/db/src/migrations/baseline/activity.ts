import { locks } from '@elenco/sql';

const day = (instant: string) => `(${instant} at time zone 'America/Sao_Paulo')::date`;
/**
 * SQL condition for actions that the creator performed. Excludes actions of staff and owners who impersonated
 * the creator.
 */
const ownAct = (entry: string) =>
  `${entry}.actor_id is not null and ${entry}.impersonator_id is null and ${entry}.actor_role = 'creator'`;

/** Date of the last action of each creator. */
export const activity = `
create table creator_activity (
  creator_id integer primary key references creators,
  active_on date not null
);
-- Of two concurrent actions only one writes the day. The other does not wait, since each may hold a lock that the
-- other needs.
create function note_activity() returns trigger language plpgsql as $$
declare
  creator integer := (select creator_id from users where id = new.actor_id);
  today date := ${day('new.at')};
begin
  if creator is null or exists (select from creator_activity where creator_id = creator and active_on >= today)
    or not pg_try_advisory_xact_lock(${locks.noteActivity}, creator) then
    return null;
  end if;
  insert into creator_activity as known (creator_id, active_on) values (creator, today)
  on conflict (creator_id) do update set active_on = excluded.active_on where known.active_on < excluded.active_on;
  return null;
end $$;
create trigger note_activity after insert on audit for each row when (${ownAct('new')})
execute function note_activity();
`;
