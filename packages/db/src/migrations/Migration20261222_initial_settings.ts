import { Migration } from '@mikro-orm/migrations';
import { deleteInitialSettings, insertInitialSettings } from './initialSettings';

/** Values that applied before this migration to settings without a row in the table. */
const values = {
  fee_bp: 1_500,
  fee_bp_enterprise: 2_500,
  slip_days: 35,
  late_fine_bp: 200,
  late_interest_bp: 100,
  max_difference_bp: 200,
  max_difference_cents: 10_000,
  payout_days: 30,
  payee_rest_hours: 48,
  answer_days: 3,
  shortlist_hours: 24,
  shortlist_min: 3,
  open_briefings: 1,
  matchings: 20,
  extra_match_cents: 65_000,
  extra_match_cents_usd: 7_300,
  plan_cents_brl: 310_000,
  plan_cents_usd: 35_000,
  business_cents_brl: 310_000,
  business_cents_usd: 35_000,
  invoice_day: 20,
  invoice_due_day: 5,
  invoice_review_days: 10,
  remind_before_days: 5,
  remind_after_days: 3,
  remind_again_days: 7,
  suspend_days: 15,
  end_days: 30,
  card_retry_days: 3,
  card_retries: 3,
  card_warning_days: 30,
  expert_days: 2,
  change_rounds: 2,
  silence_days: 0,
  draft_megabytes: 1_024,
  ending_before_bp: 0,
  ending_begun_bp: 2_500,
  ending_produced_bp: 5_000,
  ending_answer_days: 7,
  evaluation_days: 14,
  merge_undo_days: 30,
};

/**
 * Stores the initial values of settings as dated rows, so that later changes of the code do not change the
 * past.
 */
export class Migration20261222_initial_settings extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(insertInitialSettings(values));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(deleteInitialSettings(values));
  }
}
