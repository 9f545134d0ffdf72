import { INITIAL_DAY, type Setting, type SettingKey, settingKeys } from '../platform';
import { stamped } from './given';

/** Initial values of a new installation, as the migrations insert them. */
export const initialValues: Readonly<Record<SettingKey, number>> = {
  fee_bp: 1_500,
  fee_bp_enterprise: 2_500,
  fee_bp_own: 1_500,
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

export const aSetting = (given: Partial<Setting> = {}): Setting => ({
  ...stamped,
  id: 505,
  key: 'fee_bp',
  value: 1_500,
  validFrom: '2026-01-01',
  authorId: null,
  approvedAt: '2025-12-01T12:00:00.000Z',
  approvedById: null,
  withdrawnAt: null,
  ...given,
});

const initialRows = settingKeys.map((key, index) =>
  aSetting({ id: 100_001 + index, key, value: initialValues[key], validFrom: INITIAL_DAY }),
);

/** Returns the settings of a new installation, with further rows from the test. */
export const settingsWith = (...rows: readonly Setting[]): Setting[] => [...initialRows, ...rows];
