import { Migration } from '@mikro-orm/migrations';

/**
 * Allows history entries of lists without an author, because the platform adds the steps of a hiring itself.
 */
export class Migration20270116_list_activity_author extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table list_activities alter author_id drop not null');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('delete from list_activities where author_id is null');
    this.addSql('alter table list_activities alter author_id set not null');
  }
}
