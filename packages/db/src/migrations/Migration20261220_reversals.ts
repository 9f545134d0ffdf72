import { Migration } from '@mikro-orm/migrations';

const before = [
  'unknown_reference',
  'already_paid',
  'charge_cancelled',
  'amount_differs',
  'charge_combined',
  'refund_failed',
];
const reasons = (codes: readonly string[]) => `
alter table receipts drop constraint receipts_reason_check,
  add constraint receipts_reason_check check (reason in (${codes.map((code) => `'${code}'`).join(', ')}))`;
const oneLive = 'create unique index fee_invoices_charge_id_index on fee_invoices (charge_id)';

/**
 * Marks a receipt as contested if the bank takes the payment back. Allows another fee invoice for a charge
 * that is paid again.
 */
export class Migration20261220_reversals extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table receipts add reversed_by text not null default '' check (length(reversed_by) <= 120);
alter table receipts alter reversed_by drop default;
create unique index receipts_reversed_by_index on receipts (source, reversed_by) where reversed_by <> '';
alter table receipts add constraint receipts_contested_check
  check (status <> 'contested' or charge_id is not null and company_id is not null);
drop index fee_invoices_charge_id_index;
${oneLive} where status <> 'cancelled'`);
    this.addSql(reasons([...before, 'payment_reversed', 'wrong_charge', 'dispute_won']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
update receipts set reason = 'unknown_reference' where reason in ('payment_reversed', 'wrong_charge', 'dispute_won');
drop index receipts_reversed_by_index;
alter table receipts drop constraint receipts_contested_check;
alter table receipts drop reversed_by;
drop index fee_invoices_charge_id_index;
${oneLive}`);
    this.addSql(reasons(before));
  }
}
