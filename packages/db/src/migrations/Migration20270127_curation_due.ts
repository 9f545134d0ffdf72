import { Migration } from '@mikro-orm/migrations';

const setting = (key: string) =>
  `(select value from settings where key = '${key}' and valid_from <= current_date order by valid_from desc limit 1)`;

/**
 * Adds the time by which curation must approve a briefing or release its shortlist. For briefings that are in
 * curation, sets the time that their plan promises. The calculation does not know holidays, so the time may
 * be a day too early.
 */
export class Migration20270127_curation_due extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table briefings add curation_due_at timestamptz(3)');
    this.addSql(`update briefings set curation_due_at = status_since + interval '24 hours'
      where status = 'under_approval'`);
    this.addSql(`update briefings b set curation_due_at = case
        when c.plan in ('business', 'enterprise') then (
          select (day + interval '1 day')::timestamp at time zone 'America/Sao_Paulo'
          from generate_series((b.status_since at time zone 'America/Sao_Paulo')::date + 1,
            (b.status_since at time zone 'America/Sao_Paulo')::date + 60, interval '1 day') day
          where extract(isodow from day) < 6 order by day offset ${setting('expert_days')} - 1 limit 1)
        else b.status_since + ${setting('shortlist_hours')} * interval '1 hour' end
      from companies c where c.id = b.company_id and b.status = 'curation'`);
    this.addSql('create index briefings_curation_due_at_index on briefings (curation_due_at)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table briefings drop curation_due_at');
  }
}
