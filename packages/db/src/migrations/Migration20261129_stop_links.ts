import { Migration } from '@mikro-orm/migrations';

/** Where one press stops letters of a kind that comes again and again. */
export class Migration20261129_stop_links extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table mails add stop_link text check (length(stop_link) <= 2000)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table mails drop stop_link');
  }
}
