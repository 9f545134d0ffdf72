import { Migration } from '@mikro-orm/migrations';

/** Fee in minor units, rounded half to even like `portion` of core. */
const fee = `(select div(x, 10000) + case
    when mod(x, 10000) > 5000 or mod(x, 10000) = 5000 and mod(div(x, 10000), 2) = 1 then 1 else 0 end
  from (select price * fee_bp as x) product)`;

/** The price that the client pays for each contract. */
const totals = `
select id, instalment_count, first_due_on, price + case fee_payer when 'client' then ${fee} else 0 end as total
from pay_contracts, lateral (
  select coalesce(sum((line ->> 'quantity')::numeric * (line ->> 'amountCents')::numeric), 0) as price
  from jsonb_array_elements(lines) line) priced`;

/**
 * Replaces the number of equal monthly instalments of Elenco Pay contracts with a table of instalments.
 * Drafts without a price or a first due date have no instalments yet.
 */
export class Migration20270127_pay_schedules extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table pay_contracts add schedule jsonb not null default '[]'
      check (jsonb_typeof(schedule) = 'array' and jsonb_array_length(schedule) <= 24)`);
    this.addSql('alter table pay_contracts alter schedule drop default');
    this.addSql(`update pay_contracts p set schedule = (
      select jsonb_agg(jsonb_build_object(
        'amountCents', div(total, t.instalment_count) + case when nth < mod(total, t.instalment_count) then 1 else 0 end,
        'dueOn', (t.first_due_on + make_interval(months => nth))::date) order by nth)
      from generate_series(0, t.instalment_count - 1) nth)
      from (${totals}) t where t.id = p.id and t.total > 0 and t.first_due_on is not null`);
    this.addSql('alter table pay_contracts drop instalment_count, drop first_due_on');
  }

  /** Makes all instalments equal and monthly again. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table pay_contracts
      add instalment_count integer not null default 1 check (instalment_count between 1 and 12),
      add first_due_on date`);
    this.addSql('alter table pay_contracts alter instalment_count drop default');
    this.addSql(`update pay_contracts set
      instalment_count = greatest(1, least(12, jsonb_array_length(schedule))),
      first_due_on = (schedule -> 0 ->> 'dueOn')::date`);
    this.addSql('alter table pay_contracts drop schedule');
  }
}
