import { Migration } from '@mikro-orm/migrations';
import { systemRole } from './rowSecurity';

/** What each person wants to be notified of and how, and what waits for a mail that gathers it. */
export class Migration20261205_notice_preferences extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create table notice_preferences (
  user_id integer primary key references users on delete cascade,
  preferences jsonb not null check (jsonb_typeof(preferences) = 'object')
);
create table digest_items (
  user_id integer not null references users on delete cascade,
  event_id integer not null references events,
  frequency text not null check (frequency in ('daily', 'weekly')),
  kind text not null check (length(kind) <= 120),
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  link text not null,
  primary key (user_id, event_id)
);
create index digest_items_event_id_index on digest_items (event_id);
create index digest_items_frequency_index on digest_items (frequency, user_id);

create function add_job_at(task text, payload json, moment timestamptz) returns void language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, run_at := moment);
end $$;
revoke execute on function add_job_at(text, json, timestamptz) from public;
grant execute on function add_job_at(text, json, timestamptz) to ${systemRole};`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop function add_job_at(text, json, timestamptz)');
    this.addSql('drop table digest_items, notice_preferences');
  }
}
