import { Migration } from '@mikro-orm/migrations';

/** Adds payments that a brand reports before finance finds them in the bank account. */
export class Migration20261229_reported_payments extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges
  add reported_at timestamptz(3),
  add reported_on date,
  add reported_by text check (reported_by in ('slip', 'pix', 'transfer')),
  add constraint charges_reported_check check (
    (reported_at is null) = (reported_on is null) and (reported_at is null) = (reported_by is null))`);
    this.addSql('create index charges_reported_at_index on charges (reported_at)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table charges drop reported_at, drop reported_on, drop reported_by');
  }
}
