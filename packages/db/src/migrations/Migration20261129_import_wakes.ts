import { Migration } from '@mikro-orm/migrations';

const wake = (how: string, job: string) => `
create or replace function wake_import() returns trigger language plpgsql${how} as $$
begin
  perform ${job};
  return null;
end $$`;

/** An import has one job, however often it is woken. */
export class Migration20261129_import_wakes extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      wake(
        '\nsecurity definer set search_path = public, pg_temp',
        `graphile_worker.add_job('readImport', json_build_object('id', new.id), job_key := 'import ' || new.id)`,
      ),
    );
    // Some databases were made while what files had said before there was a history was left to be noted at night.
    this.addSql(`
select note_said(array(select s.id from external_sources s
  where not exists (select from profile_metrics m where m.external_id = s.profile_id)))`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(wake('', `add_job('readImport', json_build_object('id', new.id))`));
  }
}
