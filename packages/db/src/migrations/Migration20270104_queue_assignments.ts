import { Migration } from '@mikro-orm/migrations';
import { indexes } from './baseline/words';

/** Lets staff assign, snooze and annotate records of every queue. */
export class Migration20270104_queue_assignments extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table assignments
  add resource text not null default 'briefings' check (length(resource) between 1 and 40),
  add row_id integer,
  add snoozed_until date,
  add snoozed_at timestamptz(3),
  add note text not null default '' check (length(note) <= 500),
  add check ((snoozed_until is null) = (snoozed_at is null)),
  alter assignee_id drop not null;
update assignments set row_id = briefing_id;
alter table assignments
  alter row_id set not null,
  alter resource drop default,
  alter note drop default,
  drop briefing_id,
  drop company_id,
  add unique (resource, row_id);
${indexes('assignments', 'row_id')}`);
  }

  /** Keeps only assignments of briefings, because the earlier table cannot contain others. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
delete from assignments where resource <> 'briefings' or assignee_id is null;
alter table assignments add briefing_id integer unique, add company_id integer references companies;
update assignments a set briefing_id = b.id, company_id = b.company_id from briefings b where b.id = a.row_id;
delete from assignments where briefing_id is null;
alter table assignments
  alter briefing_id set not null,
  alter company_id set not null,
  alter assignee_id set not null,
  drop resource,
  drop row_id,
  drop snoozed_until,
  drop snoozed_at,
  drop note,
  add foreign key (briefing_id, company_id) references briefings (id, company_id);
${indexes('assignments', 'company_id')}`);
  }
}
