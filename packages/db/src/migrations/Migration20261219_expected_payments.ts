import { Migration } from '@mikro-orm/migrations';

const outcomes = [
  'made',
  'scheduled',
  'failed',
  'repeated',
  'unknown',
  'unclear',
  'amount_differs',
  'not_on_its_way',
  'returned',
];
const outcome = (names: readonly string[]) => `
alter table payment_answers drop constraint payment_answers_outcome_check,
  add constraint payment_answers_outcome_check check (outcome in (${names.map((name) => `'${name}'`).join(', ')}))`;

/**
 * Adds to payouts the date whose month determines the taxes until the payout is paid. Before this migration,
 * the due date determined the taxes. A payment in a month other than expected is reported.
 */
export class Migration20261219_expected_payments extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts add expected_on date');
    this.addSql('update payouts set expected_on = coalesce(first_made_on, due_on)');
    this.addSql(`
alter table payouts add constraint payouts_expected_on_check
  check (status in ('waiting_invoice', 'cancelled') or expected_on is not null)`);
    this.addSql(outcome([...outcomes, 'other_month']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts drop expected_on');
    this.addSql(`update payment_answers set outcome = 'unclear' where outcome = 'other_month'`);
    this.addSql(outcome(outcomes));
  }
}
