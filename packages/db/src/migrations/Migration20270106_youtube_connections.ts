import { Migration } from '@mikro-orm/migrations';

const tables = ['connections', 'channel_metrics', 'connection_attempts'] as const;

/** Returns SQL that replaces the check of which networks can be connected. */
const allow = (...networks: string[]) =>
  tables
    .map(
      (table) => `alter table ${table} drop constraint ${table}_channel_check,
  add constraint ${table}_channel_check check (channel in (${networks.map((one) => `'${one}'`).join(', ')}));`,
    )
    .join('\n');

/** Adds YouTube to the networks that can be connected. Adds the views of the last 28 days to readings. */
export class Migration20270106_youtube_connections extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`${allow('instagram', 'tiktok', 'youtube')}
alter table channel_metrics
  add recent_views bigint check (recent_views >= 0),
  add engaged_views bigint check (engaged_views >= 0),
  add average_view_seconds integer check (average_view_seconds >= 0);`);
  }

  /** Deletes connections to YouTube and their metrics. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`delete from connection_tokens where connection_id in (select id from connections where channel = 'youtube');
delete from channel_metrics where channel = 'youtube';
delete from connection_attempts where channel = 'youtube';
delete from connections where channel = 'youtube';
alter table channel_metrics drop column recent_views, drop column engaged_views, drop column average_view_seconds;
${allow('instagram', 'tiktok')}`);
  }
}
