import { Migration } from '@mikro-orm/migrations';
import { locks } from '../locks';
import { documents } from './search/views';

const day = (instant: string) => `(${instant} at time zone 'America/Sao_Paulo')::date`;
/** By a creator with their own hands: not by staff or a company's owner in their name. */
const ownAct = (entry: string) =>
  `${entry}.actor_id is not null and ${entry}.acting_id is null and ${entry}.actor_role = 'professional'`;

/**
 * When a creator was last active is the day of the last thing that they did themselves. It was the day on which their
 * row was last changed, which somebody's evaluation or our own reading of a network does too, and an answer to an
 * invitation does not.
 */
export class Migration20261130_activity extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
      create table creator_activity (
        creator_id integer primary key references creators,
        active_on date not null
      )`);
    this.addSql('grant select, insert, update, delete on creator_activity to elenco_system');
    this.addSql(`
      insert into creator_activity (creator_id, active_on)
      select u.creator_id, max(${day('a.at')})
      from users u join audit a on a.actor_id = u.id
      where u.creator_id is not null and ${ownAct('a')}
      group by u.creator_id`);
    // Of two acts at the same time one notes the day; the other does not wait for it, since both may hold what the
    // other one waits for.
    this.addSql(`
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
      end $$`);
    this.addSql(`create trigger note_activity after insert on audit for each row when (${ownAct('new')})
      execute function note_activity()`);
    this.addSql(`create function search.note_activity() returns trigger language plpgsql as $$
      begin
        perform search.note(new.creator_id, null);
        return null;
      end $$`);
    this.addSql(`create trigger search_activity after insert or update on creator_activity
      for each row execute function search.note_activity()`);
    this.addSql(
      `create or replace ${documents(`coalesce(
      (select active_on from creator_activity where creator_id = c.id), ${day('c.created_at')})`)}`,
    );
    this.addSql('select search.note(id, null) from creators');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`create or replace ${documents()}`);
    this.addSql('drop trigger note_activity on audit');
    this.addSql('drop function note_activity()');
    this.addSql('drop table creator_activity');
    this.addSql('drop function search.note_activity()');
    this.addSql('select search.note(id, null) from creators');
  }
}
