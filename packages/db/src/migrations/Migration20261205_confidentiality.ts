import { Migration } from '@mikro-orm/migrations';

/** By whom and when the confidentiality of a silent squad was accepted. */
export class Migration20261205_confidentiality extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table proposals add confidentiality jsonb
         check (jsonb_typeof(confidentiality) = 'object' and length(confidentiality::text) <= 1000)`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table proposals drop column confidentiality');
  }
}
