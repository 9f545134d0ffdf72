import { Migration } from '@mikro-orm/migrations';

/** Settings that the text of contracts states from this migration on (decision 193). */
const lateKeys = `('late_fine_bp', 'late_interest_bp')`;
const endingKeys = `('ending_before_bp', 'ending_begun_bp', 'ending_produced_bp')`;

/**
 * Number of days for which a slip may still be paid after its due date. Banks are never closed for as many
 * days in a row.
 */
const CLOSED_DAYS = 10;

const valueOn = (day: string) => `(
  select s.value from settings s where s.key = keys.key and s.approved_at is not null and s.withdrawn_at is null
    and s.valid_from <= ${day}
  order by s.valid_from desc, s.id desc limit 1)`;

/**
 * Returns SQL that sets rates to 0 for the days on which agreements did not state them, and to the values in
 * force for later days.
 */
const insertPause = (keys: string, first: string, next: string) => `
insert into settings (created_at, updated_at, key, value, valid_from, approved_at)
select now(), now(), rows.key, rows.value, rows.day, now()
from (select distinct key from settings where key in ${keys}) keys,
  lateral (select (${first})::date as first, (${next})::date as next) days,
  lateral (values (keys.key, 0, days.first), (keys.key, ${valueOn('days.next')}, days.next)) rows (key, value, day)
where exists (select from contracts) or exists (select from charges)`;

/**
 * For charges and contracts from before this migration, sets fine, interest and the shares of an early end to
 * zero, because the text of the contracts does not state them. New installations have no such contracts and
 * keep their rates from the first day.
 */
export class Migration20270101_agreed_rates extends Migration {
  override up(): void {
    this.addSql(
      insertPause(
        lateKeys,
        `select least(current_date, min(due_on)) from charges where status in ('open', 'overdue')`,
        `current_date + ${CLOSED_DAYS} + (
          select max(s.value) from settings s
          where s.key = 'slip_days' and s.approved_at is not null and s.withdrawn_at is null)`,
      ),
    );
    this.addSql(
      insertPause(
        endingKeys,
        `select least(current_date, min(approved_on)) from contracts where status in ('draft', 'sent', 'active')`,
        'current_date + 1',
      ),
    );
  }

  override down(): void {
    this.addSql(`delete from settings where author_id is null and valid_from > '1900-01-01'
      and (key in ${lateKeys} or key in ${endingKeys})`);
  }
}
