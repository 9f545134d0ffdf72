import { Migration } from '@mikro-orm/migrations';

/** Finds the partial payments and second copies of a charge among all events, for its history. */
export class Migration20261223_noted_events extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `create index events_noted on events (row_id) where kind in ('charges.keepPart', 'charges.reissue')`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
  }
}
