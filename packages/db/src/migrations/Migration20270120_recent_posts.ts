import { Migration } from '@mikro-orm/migrations';

/**
 * Returns the words and hashtags of a caption; `#sol` is also the word `sol`. Posts have their own index
 * instead of being part of the search index, because only few creators have posts.
 */
const captionWords = `
create function search.caption_words(caption text) returns text[] language sql immutable parallel safe
return array(
  select search.stem(token) from search.tokens(replace(caption, '_', ' ')) token
  union
  select left(tag[1], 100) from regexp_matches(fold(caption), '#[[:alnum:]_]+', 'g') tag
)`;

const counts = ['likes', 'comments', 'shares'] as const;

/**
 * Stores more posts per account, for all networks, with full captions, metrics and labels. Creators had
 * agreed to show six Instagram posts on the public profile, so the stored posts are deleted and creators are
 * asked again.
 */
export class Migration20270120_recent_posts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`select add_job('deleteBytes', json_build_object('files', '[]'::json, 'photos', json_agg(picture)))
      from network_posts having count(*) > 0`);
    this.addSql('delete from network_posts');
    this.addSql(`update connections set posts_since = null, posts_asked_at = null, version = version + 1
      where posts_since is not null`);
    this.addSql(`
alter table network_posts
  add channel text not null check (channel in ('instagram', 'tiktok', 'youtube')),
  ${counts.map((name) => `add ${name} integer check (${name} >= 0),`).join(' ')}
  add views bigint check (views >= 0),
  add paid_label boolean,
  alter picture drop not null,
  drop constraint network_posts_caption_check,
  add constraint network_posts_caption_check check (length(caption) <= 2200)`);
    // Before this migration only Instagram accounts could show posts.
    this.addSql('alter table connections drop constraint connections_check1');
    this.addSql(captionWords);
    this.addSql(
      'create index network_posts_caption_words on network_posts using gin (search.caption_words(caption))',
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index network_posts_caption_words');
    this.addSql('drop function search.caption_words');
    this.addSql('delete from network_posts');
    this.addSql(`update connections set posts_since = null, posts_asked_at = null, version = version + 1
      where channel <> 'instagram'`);
    this.addSql(`alter table connections
      add constraint connections_check1 check (posts_since is null or channel = 'instagram')`);
    this.addSql(`
alter table network_posts
  drop channel, ${counts.map((name) => `drop ${name},`).join(' ')} drop views, drop paid_label,
  alter picture set not null,
  drop constraint network_posts_caption_check,
  add constraint network_posts_caption_check check (length(caption) <= 300)`);
  }
}
