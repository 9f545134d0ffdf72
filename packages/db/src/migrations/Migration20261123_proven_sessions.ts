import { Migration } from '@mikro-orm/migrations';

/** When the person of a session last showed who they are; of those of before, when they signed in. */
export class Migration20261123_proven_sessions extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table sessions add proven_at timestamptz(3)');
    this.addSql('update sessions set proven_at = created_at');
    this.addSql('alter table sessions alter proven_at set not null');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table sessions drop proven_at');
  }
}
