import { Migration } from '@mikro-orm/migrations';

/** Adds measurements of how each brand pays, answers and keeps its contracts, updated once a day. */
export class Migration20261230_track_records extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create table track_records (
  company_id integer primary key references companies,
  computed_at timestamptz(3) not null,
  charges integer not null check (charges >= 0),
  charges_in_time integer not null check (charges_in_time between 0 and charges),
  median_days_late integer check (median_days_late >= 0),
  answers integer not null check (answers >= 0),
  median_answer_hours double precision check (median_answer_hours >= 0),
  pieces integer not null check (pieces >= 0),
  rounds integer not null check (rounds >= 0),
  contracts integer not null check (contracts >= 0),
  ended integer not null check (ended >= 0),
  disputes integer not null check (disputes >= 0),
  disputes_lost integer not null check (disputes_lost between 0 and disputes)
)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table track_records');
  }
}
