import { Migration } from '@mikro-orm/migrations';

const none = `'{"question": {"pt": "", "en": ""}, "answers": [], "right": null}'::jsonb`;

/** Lessons may ask something at their end; those that are there ask nothing. */
export class Migration20261210_lesson_quiz extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `update contents set draft = ${none} || draft, published = ${none} || published where kind = 'lesson'`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    const without = (column: string) => `${column} = ${column} - array['question', 'answers', 'right']`;
    this.addSql(`update contents set ${without('draft')}, ${without('published')} where kind = 'lesson'`);
  }
}
