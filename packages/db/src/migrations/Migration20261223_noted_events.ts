import { Migration } from '@mikro-orm/migrations';

/** Adds an index of the partial payments and second copies of boletos that the history of a charge shows. */
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
