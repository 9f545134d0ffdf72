import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the number of undecided applications with each job. The trigger adds or subtracts instead of
 * counting again. A new count would miss a decision that another transaction commits while this transaction
 * waits for the row of the job.
 */
export class Migration20270118_undecided_applications extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // Locked, so that no application is decided between the first count and the creation of the trigger.
    this.addSql('lock table applications in share row exclusive mode');
    this.addSql(`
alter table openings add undecided integer not null default 0 check (undecided >= 0);
update openings set undecided =
  (select count(*) from applications a where a.opening_id = openings.id and a.status = 'applied');
alter table openings alter undecided drop default;
create index openings_answers_on_index on openings (answers_on, id);
create function count_undecided() returns trigger language plpgsql as $$
declare
  difference integer := coalesce((new.status = 'applied')::integer, 0) - coalesce((old.status = 'applied')::integer, 0);
begin
  if difference <> 0 then
    update openings set undecided = undecided + difference where id = coalesce(new.opening_id, old.opening_id);
  end if;
  return null;
end $$;
create trigger count_undecided after insert or delete or update of status on applications
  for each row execute function count_undecided()`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
drop trigger count_undecided on applications;
drop function count_undecided();
drop index openings_answers_on_index;
alter table openings drop undecided`);
  }
}
