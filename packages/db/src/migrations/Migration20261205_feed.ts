import { Migration } from '@mikro-orm/migrations';

/** What each person's browsers are told of at once, in an order of the person's own. */
export class Migration20261205_feed extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create table feed_heads (
  user_id integer primary key references users on delete cascade,
  last_seq integer not null check (last_seq >= 1)
);
create table feed (
  user_id integer not null references users on delete cascade,
  seq integer not null check (seq >= 1),
  topic text not null check (topic in ('messages', 'reads', 'hiring', 'notices')),
  briefing_id integer,
  company_id integer,
  creator_id integer,
  place integer,
  at timestamptz(3) not null,
  primary key (user_id, seq)
);
create index feed_at_index on feed (at);`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table feed, feed_heads');
  }
}
