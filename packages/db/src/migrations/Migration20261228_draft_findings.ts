import { Migration } from '@mikro-orm/migrations';

const findings = `findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array')`;

/** Adds subtitles, deviations from the brief and their reason to drafts, and deviations to posts. */
export class Migration20261228_draft_findings extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table drafts
      add subtitles text not null default '' check (length(subtitles) <= 100000),
      add ${findings},
      add reason text not null default '' check (length(reason) <= 500)`);
    this.addSql('alter table drafts alter subtitles drop default');
    this.addSql('alter table drafts alter findings drop default');
    this.addSql('alter table drafts alter reason drop default');
    this.addSql(`alter table posts add ${findings}`);
    this.addSql('alter table posts alter findings drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table posts drop findings');
    this.addSql('alter table drafts drop subtitles, drop findings, drop reason');
  }
}
