import { Migration } from '@mikro-orm/migrations';

/** The header picture of a creator's public profile. */
export class Migration20261220_creator_backgrounds extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table creators add background text check (background ~ '^[0-9a-f]{64}$')`);
    this.addSql(
      'create index creators_background_index on creators (background) where background is not null',
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table creators drop column background');
  }
}
