import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the date of a payout's first payment. It stays if the bank returns the payout, because the taxes
 * belong to the month of that payment.
 */
export class Migration20261215_first_payments extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts add first_made_on date');
    this.addSql(`
update payouts p set first_made_on = coalesce(t.first, p.made_on) from payouts o left join (
  select row_id, min(booked_on) as first from ledger_transactions where kind = 'payout_made'
    and row_id in (select row_id from ledger_transactions where kind = 'payout_returned') group by row_id
) t on t.row_id = o.id where o.id = p.id and (o.made_on is not null or t.first is not null)`);
    this.addSql(
      'alter table payouts add constraint payouts_first_made_on_check check (made_on is null or first_made_on is not null)',
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts drop first_made_on');
  }
}
