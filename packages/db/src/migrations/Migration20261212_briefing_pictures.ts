import { Migration } from '@mikro-orm/migrations';

/** The picture of a campaign, by its content's name. */
export class Migration20261212_briefing_pictures extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table briefings add picture text check (picture ~ '^[0-9a-f]{64}$')`);
    // Whether anybody still shows a picture is asked by its name.
    this.addSql(`create index briefings_picture_index on briefings (picture) where picture is not null`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table briefings drop column picture`);
  }
}
