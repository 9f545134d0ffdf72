import { Migration } from '@mikro-orm/migrations';
import { indexes } from './baseline/words';

const sorted = [
  'leads',
  'message_reports',
  'board_reports',
  'invoices',
  'payment_answers',
  'receipts',
  'settlements',
  'card_payments',
];

/** Indexes the time at which a record entered its state, by which the queues of staff are sorted. */
export class Migration20270123_queue_sorts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(sorted.map((table) => indexes(table, 'status_since')).join('\n'));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(sorted.map((table) => `drop index ${table}_status_since_index;`).join('\n'));
  }
}
