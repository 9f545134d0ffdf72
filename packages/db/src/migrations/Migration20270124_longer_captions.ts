import { Migration } from '@mikro-orm/migrations';

const captioned = ['deliverables', 'drafts', 'posts'];

const limitedTo = (most: number) =>
  captioned
    .map(
      (table) => `alter table ${table}
  drop constraint ${table}_caption_check,
  add constraint ${table}_caption_check check (length(caption) <= ${most});`,
    )
    .join('\n');

/** Allows captions as long as networks do: descriptions on YouTube have up to 5,000 characters. */
export class Migration20270124_longer_captions extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(limitedTo(5_000));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(limitedTo(2_200));
  }
}
