import { Migration } from '@mikro-orm/migrations';

/** A frame of a video, a file of its own, which stands for it in reports. */
export class Migration20261213_posters extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table files add poster_id integer references files on delete set null`);
    this.addSql(`create index files_poster_id_index on files (poster_id) where poster_id is not null`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table files drop column poster_id`);
  }
}
