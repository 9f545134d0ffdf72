import { Migration } from '@mikro-orm/migrations';

/** How pages look for somebody: chosen on one device, met again on the next after signing in. */
export class Migration20261123_looks extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table users add look jsonb not null default '{}' check (jsonb_typeof(look) = 'object')`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table users drop look');
  }
}
