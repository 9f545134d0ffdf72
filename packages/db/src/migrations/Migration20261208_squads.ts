import { Migration } from '@mikro-orm/migrations';

/** The list that a squad is cast from, when its creators were last asked for figures, and when a creator was reminded. */
export class Migration20261208_squads extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table squads add list_id integer,
      add figures_asked_at timestamptz(3),
      add foreign key (list_id, company_id) references lists (id, company_id) on delete set null (list_id),
      add constraint squads_days check (ends_on >= starts_on)`);
    this.addSql('create index squads_list_id_index on squads (list_id)');
    this.addSql('alter table deliverables add reminded_at timestamptz(3)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table deliverables drop column reminded_at');
    this.addSql(`alter table squads drop constraint squads_days,
      drop column figures_asked_at, drop column list_id`);
  }
}
