import { Migration } from '@mikro-orm/migrations';

/** A session ends when it was not used for a while, too; how long that is was settled when it was opened. */
export class Migration20261122_session_limits extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // Sessions of before keep their one end: fourteen days.
    this.addSql(
      'alter table sessions add idle_minutes integer not null default 20160 check (idle_minutes > 0)',
    );
    this.addSql('alter table sessions alter idle_minutes drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table sessions drop idle_minutes');
  }
}
