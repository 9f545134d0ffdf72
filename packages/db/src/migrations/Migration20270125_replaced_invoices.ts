import { Migration } from '@mikro-orm/migrations';

const index = (kinds: readonly string[]) =>
  `create index events_noted on events (row_id) where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
const before = [
  'charges.keepPart',
  'charges.dropPart',
  'charges.reissue',
  'charges.waive',
  'charges.reportPayment',
  'charges.withdrawReport',
  'charges.remind',
  'charges.postpone',
];

/** Adds replacements of invoices to the index for histories. */
export class Migration20270125_replaced_invoices extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(index([...before, 'invoices.replace']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(index(before));
  }
}
