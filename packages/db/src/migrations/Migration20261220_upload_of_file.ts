import { Migration } from '@mikro-orm/migrations';

/** Lets an upload become only one file, even if several requests complete it. */
export class Migration20261220_upload_of_file extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table files add upload_id text unique check (length(upload_id) <= 80)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table files drop column upload_id');
  }
}
