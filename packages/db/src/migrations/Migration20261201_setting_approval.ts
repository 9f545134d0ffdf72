import { Migration } from '@mikro-orm/migrations';

/** Constants of the business come into force on a day to come, fees after a second person's yes. */
export class Migration20261201_setting_approval extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table settings
      add approved_at timestamptz(3),
      add approved_by_id integer references users,
      add withdrawn_at timestamptz(3)`);
    // What was set before needed nobody else.
    this.addSql('update settings set approved_at = created_at');
    this.addSql('create index settings_approved_by_id_index on settings (approved_by_id)');
    this.addSql(`alter table settings
      add constraint settings_second_person_check check (
        approved_by_id is null or (approved_by_id is distinct from author_id and approved_at is not null)),
      add constraint settings_approved_before_check check (
        approved_by_id is null or (approved_at at time zone 'America/Sao_Paulo')::date < valid_from),
      add constraint settings_withdrawn_before_check check (
        (withdrawn_at at time zone 'America/Sao_Paulo')::date < valid_from)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // A version without these columns would bring into force what was never approved.
    this.addSql('delete from settings where approved_at is null or withdrawn_at is not null');
    this.addSql(`alter table settings
      drop column approved_at, drop column approved_by_id, drop column withdrawn_at`);
  }
}
