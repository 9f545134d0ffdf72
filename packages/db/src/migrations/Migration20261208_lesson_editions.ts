import { Migration } from '@mikro-orm/migrations';

/** Who is done with a lesson is so with an edition of it; whoever was until now read the one that stands there. */
export class Migration20261208_lesson_editions extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table lesson_marks add edition integer not null default 1 check (edition > 0)`);
    this.addSql(
      'update lesson_marks m set edition = c.edition from contents c where c.id = m.content_id and c.edition > 0',
    );
    this.addSql('alter table lesson_marks alter edition drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table lesson_marks drop edition');
  }
}
