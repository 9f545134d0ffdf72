import { Migration } from '@mikro-orm/migrations';
import { words } from './baseline/words';

const columns = ['unwanted_words', 'competitors'] as const;

/** Adds lists of words that a company searches for in captions of creators' posts. */
export class Migration20270120_word_lists extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    const added = columns.map((column) => `add ${words(column, 50)} default '{}'`);
    this.addSql(`alter table companies ${added.join(', ')}`);
    this.addSql(
      `alter table companies ${columns.map((column) => `alter ${column} drop default`).join(', ')}`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table companies ${columns.map((column) => `drop ${column}`).join(', ')}`);
  }
}
