import { Migration } from '@mikro-orm/migrations';

const index = (acts: readonly string[]) =>
  `create index events_noted on events (row_id)
   where kind in (${acts.map((act) => `'charges.${act}'`).join(', ')})`;
const before = ['keepPart', 'dropPart', 'reissue', 'waive', 'reportPayment', 'withdrawReport'];

/** Adds the last reminder to charges. Adds reminders and later due dates to the index of their history. */
export class Migration20270101_charge_reminders extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table charges add reminded_at timestamptz(3)');
    this.addSql('drop index events_noted');
    this.addSql(index([...before, 'remind', 'postpone']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(index(before));
    this.addSql('alter table charges drop reminded_at');
  }
}
