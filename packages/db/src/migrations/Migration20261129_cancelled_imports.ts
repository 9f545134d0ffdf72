import { Migration } from '@mikro-orm/migrations';

const phases = `'waiting', 'reading', 'indexing', 'done', 'failed'`;
const waking = (phases: string) => [
  'drop trigger wake_import on imports',
  `create trigger wake_import after insert or update of phase on imports
     for each row when (new.phase in (${phases})) execute function wake_import()`,
];

/** Files that nobody wants the rest of. A worker ends them, whoever was reading: what is kept must be found. */
export class Migration20261129_cancelled_imports extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table imports drop constraint imports_phase_check, drop constraint imports_check1,
      add constraint imports_phase_check check (phase in (${phases}, 'cancelling', 'cancelled')),
      add constraint imports_finished_check check ((finished_at is not null) = (phase in ('done', 'cancelled')))`);
    for (const sql of waking(`'waiting', 'cancelling'`)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of waking(`'waiting'`)) this.addSql(sql);
    this.addSql(`update imports set phase = 'failed', failure = 'interrupted', finished_at = null
      where phase in ('cancelling', 'cancelled')`);
    this.addSql(`alter table imports drop constraint imports_phase_check, drop constraint imports_finished_check,
      add constraint imports_phase_check check (phase in (${phases})),
      add constraint imports_check1 check ((finished_at is not null) = (phase = 'done'))`);
  }
}
