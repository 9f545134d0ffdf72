import { Migration } from '@mikro-orm/migrations';

/**
 * Whoever has a network's figures deleted is not shown them on as a history: what was verified of a channel goes with
 * the readings that it came from. Nothing but being forgotten deletes those.
 */
export class Migration20261127_forgotten_figures extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create function forget_verified_metrics() returns trigger language plpgsql as $$
begin
  delete from profile_metrics m using (select distinct creator_id, channel from gone) g
  where m.creator_id = g.creator_id and m.channel = g.channel and m.source = 'verified';
  return null;
end $$`);
    this.addSql(`
create trigger forget_verified_metrics after delete on channel_metrics
  referencing old table as gone for each statement execute function forget_verified_metrics()`);
    // Of those who were forgotten before: neither a reading nor their profile has a verified figure of the channel.
    this.addSql(`
delete from profile_metrics m where m.creator_id is not null and m.source = 'verified'
  and not exists (select from channel_metrics c where c.creator_id = m.creator_id and c.channel = m.channel)
  and not exists (select from creators c cross join jsonb_array_elements(c.presences) p
    where c.id = m.creator_id and p ->> 'channel' = m.channel and p ->> 'source' = 'verified')`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop trigger forget_verified_metrics on channel_metrics');
    this.addSql('drop function forget_verified_metrics()');
  }
}
