import { Migration } from '@mikro-orm/migrations';

/** Adds the videos of portfolio projects. */
export class Migration20261231_portfolio_videos extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table portfolio_projects add videos jsonb not null default '[]'
      check (jsonb_typeof(videos) = 'array' and jsonb_array_length(videos) <= 4)`);
    this.addSql('alter table portfolio_projects alter videos drop default');
    // With this index, the system finds the project that shows a picture or file before it deletes or opens
    // the file.
    this.addSql(
      'create index portfolio_projects_videos on portfolio_projects using gin (videos jsonb_path_ops)',
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table portfolio_projects drop videos');
  }
}
