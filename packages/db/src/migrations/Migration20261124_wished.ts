import { Migration } from '@mikro-orm/migrations';

/** Whom a brand has in mind for a briefing. */
export class Migration20261124_wished extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table briefings add wished jsonb not null default '[]'
  check (jsonb_typeof(wished) = 'array' and jsonb_array_length(wished) <= 10)`);
    this.addSql('alter table briefings alter wished drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table briefings drop wished');
  }
}
