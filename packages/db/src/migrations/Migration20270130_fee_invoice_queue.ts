import { Migration } from '@mikro-orm/migrations';
import { indexes } from './baseline/words';

/** Indexes the time at which a fee invoice entered its state, by which its queue is sorted. */
export class Migration20270130_fee_invoice_queue extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(indexes('fee_invoices', 'status_since'));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index fee_invoices_status_since_index');
  }
}
