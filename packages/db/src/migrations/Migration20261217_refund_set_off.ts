import { Migration } from '@mikro-orm/migrations';

/** Refunds to a company are reduced by what was already refunded to its card. */
export class Migration20261217_refund_set_off extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const table of ['settlements', 'repayments'])
      this.addSql(
        `alter table ${table} add set_off_cents bigint not null default 0 check (set_off_cents >= 0)`,
      );
    this.addSql(`
alter table settlements add constraint settlements_set_off_check check (set_off_cents <= refund_cents);
alter table repayments add constraint repayments_set_off_check check (set_off_cents <= paid_cents + fee_cents);
alter table settlements alter set_off_cents drop default;
alter table repayments alter set_off_cents drop default`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const table of ['settlements', 'repayments'])
      this.addSql(`alter table ${table} drop column set_off_cents`);
  }
}
