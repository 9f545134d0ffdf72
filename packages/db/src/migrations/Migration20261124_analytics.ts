import { Migration } from '@mikro-orm/migrations';

/** One more thing that people may agree to, or not. */
export class Migration20261124_analytics extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table consents drop constraint consents_purpose_check,
  add constraint consents_purpose_check check (purpose in ('terms', 'privacy', 'marketing', 'analytics'))`);
  }

  /** Words that were written stay, so the rule goes back only for those to come. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table consents drop constraint consents_purpose_check,
  add constraint consents_purpose_check check (purpose in ('terms', 'privacy', 'marketing')) not valid`);
  }
}
