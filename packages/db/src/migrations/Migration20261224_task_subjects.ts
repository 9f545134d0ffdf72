import { Migration } from '@mikro-orm/migrations';
import { indexes } from './baseline/words';

/** Lets tasks be about a charge or a receipt. */
export class Migration20261224_task_subjects extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table tasks add charge_id integer references charges, add receipt_id integer references receipts;
${indexes('tasks', 'charge_id', 'receipt_id')}`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table tasks drop charge_id, drop receipt_id');
  }
}
