import { Migration } from '@mikro-orm/migrations';

const index = (acts: readonly string[]) =>
  `create index events_noted on events (row_id)
   where kind in (${acts.map((act) => `'charges.${act}'`).join(', ')})`;
const before = ['keepPart', 'dropPart', 'reissue', 'waive'];

/** Adds reported payments to the index for the history of charges. */
export class Migration20261229_noted_reports extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(index([...before, 'reportPayment', 'withdrawReport']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index events_noted');
    this.addSql(index(before));
  }
}
