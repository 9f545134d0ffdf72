import { Migration } from '@mikro-orm/migrations';

/** How pages look for somebody: chosen on one device, met again on the next after signing in. */
export class Migration20261123_looks extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
      create table looks (
        user_id integer primary key references users,
        look jsonb not null check (jsonb_typeof(look) = 'object')
      )`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table looks');
  }
}
