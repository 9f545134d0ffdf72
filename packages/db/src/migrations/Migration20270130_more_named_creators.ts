import { Migration } from '@mikro-orm/migrations';

const limitedTo = (most: number) =>
  `alter table briefings drop constraint briefings_wished_check,
  add constraint briefings_wished_check
    check (jsonb_typeof(wished) = 'array' and jsonb_array_length(wished) <= ${most})`;

/** Raises the limit of named creators, because names from curation are stored as well. */
export class Migration20270130_more_named_creators extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(limitedTo(100));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(limitedTo(10));
  }
}
