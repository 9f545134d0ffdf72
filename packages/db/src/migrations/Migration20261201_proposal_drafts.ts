import { Migration } from '@mikro-orm/migrations';

/** What a creator has written of a proposal and not sent yet. */
export class Migration20261201_proposal_drafts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table proposals add draft jsonb check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 20000)`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table proposals drop column draft');
  }
}
