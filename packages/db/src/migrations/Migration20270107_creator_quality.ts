import { Migration } from '@mikro-orm/migrations';
import { count, oneOf } from './baseline/words';

const counts = ['likes', 'comments', 'shares', 'views'] as const;

/** Adds metrics about an account's posts to readings. Adds the engagement of peers, computed once a day. */
export class Migration20270107_creator_quality extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table channel_metrics ${counts.map((name) => `add ${name} integer check (${name} >= 0)`).join(', ')},
        add method_version integer not null default 1 check (method_version > 0)`,
    );
    // Readings of Instagram use the second method since 21 April 2025, 0:00 in São Paulo.
    this.addSql(`update channel_metrics set method_version = 2
      where channel = 'instagram' and measured_at >= '2025-04-21T03:00:00Z'`);
    this.addSql('alter table channel_metrics alter method_version drop default');
    this.addSql(`
create table peer_engagements (
  channel text not null check (length(channel) <= 20),
  ${oneOf('tier', 'nano', 'micro', 'mid', 'macro')} not null,
  skill text not null check (length(skill) <= 40),
  ${count('n')},
  cuts integer[] not null check (cardinality(cuts) in (0, 99)),
  counted_at timestamptz(3) not null,
  primary key (channel, tier, skill)
)`);
    this.addSql('create index peer_engagements_skill_index on peer_engagements (skill)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table peer_engagements');
    this.addSql(
      `alter table channel_metrics drop method_version, ${counts.map((name) => `drop ${name}`).join(', ')}`,
    );
  }
}
