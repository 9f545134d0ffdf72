import { Migration } from '@mikro-orm/migrations';

/** Wrong passwords and how long the next one waits. */
export class Migration20261201_guesses extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
      create table guesses (
        key text primary key check (key ~ '^[0-9a-f]{64}$'),
        wrong integer not null check (wrong >= 0),
        waits_until timestamptz(3) not null
      )`);
    this.addSql('create index guesses_waits_until_index on guesses (waits_until)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table guesses');
  }
}
