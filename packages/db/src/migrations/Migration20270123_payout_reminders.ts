import { Migration } from '@mikro-orm/migrations';

/** Adds to payouts the time at which the creator was last reminded. */
export class Migration20270123_payout_reminders extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts add reminded_at timestamptz(3)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts drop reminded_at');
  }
}
