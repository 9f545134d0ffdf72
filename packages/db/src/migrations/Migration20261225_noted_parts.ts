import { Migration } from '@mikro-orm/migrations';

/** Adds partial payments that were reversed to the index for the history of a charge. */
export class Migration20261225_noted_parts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(
      `create index events_noted on events (row_id)
       where kind in ('charges.keepPart', 'charges.dropPart', 'charges.reissue')`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(
      `create index events_noted on events (row_id) where kind in ('charges.keepPart', 'charges.reissue')`,
    );
  }
}
