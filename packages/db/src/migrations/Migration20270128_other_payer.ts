import { Migration } from '@mikro-orm/migrations';

const before = [
  'unknown_reference',
  'already_paid',
  'charge_cancelled',
  'amount_differs',
  'charge_combined',
  'refund_failed',
  'payment_reversed',
  'wrong_charge',
  'dispute_won',
];
const reasons = (codes: readonly string[]) => `
alter table receipts drop constraint receipts_reason_check,
  add constraint receipts_reason_check check (reason in (${codes.map((code) => `'${code}'`).join(', ')}))`;

/** Adds the reason "other payer", for receipts that were not sent by the charged company. */
export class Migration20270128_other_payer extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(reasons([...before, 'other_payer']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`update receipts set reason = 'unknown_reference' where reason = 'other_payer'`);
    this.addSql(reasons(before));
  }
}
