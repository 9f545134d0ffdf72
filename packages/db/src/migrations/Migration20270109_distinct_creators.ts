import { Migration } from '@mikro-orm/migrations';
import { indexes, stamps } from './baseline/words';

/**
 * Adds pairs of creators that support declared to be different people. They are not proposed as duplicates
 * again.
 */
export class Migration20270109_distinct_creators extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create table distinct_creators (${stamps},
  first_creator_id integer not null references creators,
  second_creator_id integer not null references creators,
  decided_by_id integer not null references users,
  check (first_creator_id < second_creator_id),
  unique (first_creator_id, second_creator_id)
);
${indexes('distinct_creators', 'second_creator_id', 'decided_by_id')}`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table distinct_creators');
  }
}
