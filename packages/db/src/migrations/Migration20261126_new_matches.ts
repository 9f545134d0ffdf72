import { Migration } from '@mikro-orm/migrations';

/** When somebody was last told of new matches of their searches. */
export class Migration20261126_new_matches extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`create index events_new_matches on events (row_id, at) where kind = 'users.newMatches'`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_new_matches');
  }
}
