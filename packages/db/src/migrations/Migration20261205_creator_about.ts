import { Migration } from '@mikro-orm/migrations';

/** What creators say of themselves and of their prices, and what only their own settings and staff show. */
export class Migration20261205_creator_about extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table creators
         add prices jsonb not null default '[]'
           check (jsonb_typeof(prices) = 'array' and jsonb_array_length(prices) <= 20),
         add experience text
           check (experience in ('under_1', 'from_1', 'from_3', 'from_5', 'from_10')),
         add links jsonb not null default '{}'
           check (jsonb_typeof(links) = 'object' and length(links::text) <= 4000)`,
    );
    this.addSql('alter table creators alter prices drop default, alter links drop default');
    this.addSql(
      `alter table users
         add address jsonb check (address is null or jsonb_typeof(address) = 'object'),
         add agent_email text check (length(agent_email) <= 254)`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table creators drop column prices, drop column experience, drop column links');
    this.addSql('alter table users drop column address, drop column agent_email');
  }
}
