import { Migration } from '@mikro-orm/migrations';

/** From where people have signed in, so that they hear of a sign-in from elsewhere. */
export class Migration20261124_known_places extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
      create table known_places (
        user_id integer not null references users,
        place_hash text not null check (place_hash ~ '^[0-9a-f]{64}$'),
        last_seen_at timestamptz(3) not null,
        primary key (user_id, place_hash)
      )`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table known_places');
  }
}
