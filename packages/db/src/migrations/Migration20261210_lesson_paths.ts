import { Migration } from '@mikro-orm/migrations';

/** Lessons may lie in a path; those that are there lie in none. */
export class Migration20261210_lesson_paths extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    const none = `'{"path": ""}'::jsonb`;
    this.addSql(
      `update contents set draft = ${none} || draft, published = ${none} || published where kind = 'lesson'`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `update contents set draft = draft - 'path', published = published - 'path' where kind = 'lesson'`,
    );
  }
}
