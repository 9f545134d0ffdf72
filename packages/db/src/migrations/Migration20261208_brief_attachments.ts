import { Migration } from '@mikro-orm/migrations';

/** Files of the company that belong to a brief. */
export class Migration20261208_brief_attachments extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table briefings
         add attachments jsonb not null default '[]'
           check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 10)`,
    );
    this.addSql(`alter table briefings alter attachments drop default`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table briefings drop column attachments`);
  }
}
