import { Migration } from '@mikro-orm/migrations';

/** A company's logo, by the SHA-256 of the picture that is shown. */
export class Migration20261122_logos extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table companies add logo text check (logo ~ '^[0-9a-f]{64}$')`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table companies drop logo');
  }
}
