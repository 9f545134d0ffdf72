import { Migration } from '@mikro-orm/migrations';

const reasons = `'unknown_reference', 'already_paid', 'charge_cancelled', 'amount_differs'`;

/**
 * Money for a charge that is part of a project's combined invoice stays in suspense until a person handles
 * it.
 */
export class Migration20261215_combined_receipts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table receipts drop constraint receipts_reason_check,
  add constraint receipts_reason_check check (reason in (${reasons}, 'charge_combined'))`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`update receipts set reason = 'unknown_reference' where reason = 'charge_combined'`);
    this.addSql(`
alter table receipts drop constraint receipts_reason_check,
  add constraint receipts_reason_check check (reason in (${reasons}))`);
  }
}
