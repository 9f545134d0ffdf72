import { Migration } from '@mikro-orm/migrations';

/**
 * Imports become a resource: who started them, where they stand, how much of the file was read. One that waits wakes
 * a worker, whoever wrote it.
 */
export class Migration20261126_import_jobs extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table imports rename started_at to created_at');
    this.addSql(`
alter table imports
  add version integer not null default 1 check (version > 0),
  add updated_at timestamptz(3),
  add phase text check (phase in ('waiting', 'reading', 'indexing', 'done', 'failed')),
  add read_bp integer not null default 0 check (read_bp between 0 and 10000),
  add failure text check (failure in ('unreadable', 'interrupted')),
  add created_by_id integer references users,
  add check ((failure is not null) = (phase = 'failed')),
  add check ((finished_at is not null) = (phase = 'done'))`);
    // One that was interrupted goes on when its file is given again.
    this.addSql(`
update imports set updated_at = coalesce(finished_at, created_at),
  phase = case when finished_at is null then 'failed' else 'done' end,
  failure = case when finished_at is null then 'interrupted' end,
  read_bp = case when finished_at is null then 0 else 10000 end`);
    this.addSql(`
alter table imports
  alter read_bp drop default,
  alter updated_at set not null,
  alter phase set not null`);
    this.addSql('create index imports_created_by_id_index on imports (created_by_id, id)');
    for (const column of ['file_name', 'source', 'source_at', 'phase', 'created_at', 'finished_at']) {
      this.addSql(`create index imports_${column}_index on imports (${column}, id)`);
    }
    this.addSql(
      `create index imports_search on imports using gin (fold(file_name) gin_trgm_ops, fold(source) gin_trgm_ops)`,
    );
    this.addSql(`
create function wake_import() returns trigger language plpgsql as $$
begin
  perform add_job('readImport', json_build_object('id', new.id));
  return null;
end $$`);
    this.addSql(`
create trigger wake_import after insert or update of phase on imports
  for each row when (new.phase = 'waiting') execute function wake_import()`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop trigger wake_import on imports');
    this.addSql('drop function wake_import()');
    this.addSql('drop index imports_search');
    for (const column of ['file_name', 'source', 'source_at', 'phase', 'created_at', 'finished_at']) {
      this.addSql(`drop index imports_${column}_index`);
    }
    this.addSql(`
alter table imports drop version, drop updated_at, drop phase, drop read_bp, drop failure, drop created_by_id`);
    this.addSql('alter table imports rename created_at to started_at');
  }
}
