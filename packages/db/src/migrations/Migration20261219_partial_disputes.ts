import { Migration } from '@mikro-orm/migrations';

const reasons = `'unknown_reference', 'already_paid', 'charge_cancelled', 'amount_differs', 'charge_combined'`;

/**
 * Adds to card payments the amounts that banks take back and the refunds that failed, each with its receipt.
 */
export class Migration20261219_partial_disputes extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const column of ['refund_failed_cents', 'disputed_cents', 'set_off_cents'])
      this.addSql(`alter table card_payments add ${column} bigint not null default 0 check (${column} >= 0)`);
    this.addSql(`
update card_payments set disputed_cents = amount_cents - refunded_cents where status in ('disputed', 'lost');
update card_payments set set_off_cents = refund_cents - refunded_cents, refund_cents = refunded_cents
  where status = 'lost' and refund_cents > refunded_cents;
alter table card_payments add constraint card_payments_set_off_check check (set_off_cents <= disputed_cents);
alter table receipts drop constraint receipts_reason_check,
  add constraint receipts_reason_check check (reason in (${reasons}, 'refund_failed'))`);
    for (const column of ['refund_failed_cents', 'disputed_cents', 'set_off_cents'])
      this.addSql(`alter table card_payments alter ${column} drop default`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`update receipts set reason = 'unknown_reference' where reason = 'refund_failed'`);
    this.addSql(`
alter table receipts drop constraint receipts_reason_check,
  add constraint receipts_reason_check check (reason in (${reasons}));
update card_payments set refund_cents = refund_cents + set_off_cents where status = 'lost'`);
    for (const column of ['set_off_cents', 'disputed_cents', 'refund_failed_cents'])
      this.addSql(`alter table card_payments drop column ${column}`);
  }
}
