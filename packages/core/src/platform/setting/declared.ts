/** What a value counts, and so how it is typed and shown: basis points, cents of a currency, or whole numbers. */
export type SettingUnit =
  | 'basis_points'
  | 'cents_brl'
  | 'cents_usd'
  | 'days'
  | 'business_days'
  | 'hours'
  | 'megabytes'
  | 'count';

export interface DeclaredSetting {
  /** Both ends are allowed. */
  readonly min: number;
  readonly max: number;
  readonly unit: SettingUnit;
  /** A new value never comes into force unless another person has approved it before its first day. */
  readonly secondPerson?: true;
}

const fee = { min: 0, max: 5_000, unit: 'basis_points', secondPerson: true } as const;
const ending = { min: 0, max: 10_000, unit: 'basis_points' } as const;
const price = { min: 0, max: 10_000_000 } as const;

/**
 * Constants of the business: everything that is known of each one is declared here, but for its value. The value that
 * an installation starts with is a row, which the migration that adds the setting inserts.
 */
export const declaredSettings = {
  /** Fee taken from what the brand pays (docs/spec/money.md#fee). */
  fee_bp: fee,
  fee_bp_enterprise: fee,
  /** A slip is due so many days after the hiring was approved. */
  slip_days: { min: 1, max: 120, unit: 'days' },
  /**
   * Late fee of our slips: a fine once, and interest per month, pro rata by day. The customary
   * rates (Lei 8.078/1990, art. 52, § 1º; Código Civil, art. 406).
   */
  late_fine_bp: { min: 0, max: 200, unit: 'basis_points' },
  late_interest_bp: { min: 0, max: 100, unit: 'basis_points' },
  /**
   * Largest difference between a receipt and its charge that two people may settle: the smaller of a share of what is due
   * and a sum in the currency of the charge.
   */
  max_difference_bp: { min: 0, max: 1_000, unit: 'basis_points', secondPerson: true },
  max_difference_cents: { min: 0, max: 1_000_000, unit: 'cents_brl', secondPerson: true },
  /** A payout is due so many days after its invoice was accepted. */
  payout_days: { min: 1, max: 120, unit: 'days' },
  /** No money leaves to a changed account before it has rested so many hours. */
  payee_rest_hours: { min: 24, max: 720, unit: 'hours' },
  /** How long a creator may take to answer an invitation. */
  answer_days: { min: 1, max: 30, unit: 'days' },
  /** A brand sees its first names so many hours after its briefing was approved; the home page says so. */
  shortlist_hours: { min: 1, max: 240, unit: 'hours' },
  shortlist_min: { min: 1, max: 20, unit: 'count' },
  /** Briefings a company on the open plan may send per calendar month. */
  open_briefings: { min: 0, max: 100, unit: 'count' },
  /** How often a brand may ask for more names, per month. */
  matchings: { min: 0, max: 1_000, unit: 'count' },
  /** What one more matching costs (docs/spec/money.md#limits-and-prices). */
  extra_match_cents: { ...price, unit: 'cents_brl' },
  /** The same in dollars, in the proportion of the plans' prices. */
  extra_match_cents_usd: { ...price, unit: 'cents_usd' },
  /** What Community and Business cost in a month, paid in reais or in dollars. */
  plan_cents_brl: { ...price, unit: 'cents_brl' },
  plan_cents_usd: { ...price, unit: 'cents_usd' },
  business_cents_brl: { ...price, unit: 'cents_brl' },
  business_cents_usd: { ...price, unit: 'cents_usd' },
  /** The day of the month on which the next month of a subscription is drafted, and the one on which it is due. */
  invoice_day: { min: 1, max: 28, unit: 'count' },
  invoice_due_day: { min: 1, max: 28, unit: 'count' },
  /** A draft that nobody has looked through becomes final after so many days. */
  invoice_review_days: { min: 0, max: 10, unit: 'days' },
  /** A subscriber is reminded so many days before the due day, on it, and so many days after it, twice. */
  remind_before_days: { min: 1, max: 15, unit: 'days' },
  remind_after_days: { min: 1, max: 30, unit: 'days' },
  remind_again_days: { min: 1, max: 60, unit: 'days' },
  /** What the plan gives rests, and the subscription ends, so many days after an unpaid due day. */
  suspend_days: { min: 1, max: 90, unit: 'days' },
  end_days: { min: 1, max: 180, unit: 'days' },
  /** A card that was declined is tried again after so many days, so many times; its end is told so many days before. */
  card_retry_days: { min: 1, max: 15, unit: 'days' },
  card_retries: { min: 0, max: 8, unit: 'count' },
  card_warning_days: { min: 1, max: 90, unit: 'days' },
  /** Business days until the first names when an expert helps: D+2. */
  expert_days: { min: 1, max: 30, unit: 'business_days' },
  /** Rounds of changes that the price of a proposal includes. */
  change_rounds: { min: 0, max: 20, unit: 'count' },
  /** A draft that its brand says nothing about for so many working days is approved by itself; 0: never. */
  silence_days: { min: 0, max: 30, unit: 'business_days' },
  /** A video or picture that is sent as a draft may be so large. */
  draft_megabytes: { min: 5, max: 1_024, unit: 'megabytes' },
  /** What of a creator's pay is due when a hiring ends: before its start, after it, and once a draft was shown. */
  ending_before_bp: ending,
  ending_begun_bp: ending,
  ending_produced_bp: ending,
  /** Days that the other side has to answer an ending before staff decide. */
  ending_answer_days: { min: 1, max: 30, unit: 'days' },
  /** Days after which an evaluation is shown although the other side has not written one. */
  evaluation_days: { min: 1, max: 90, unit: 'days' },
  /** Days in which two accounts that were united can be made two again. */
  merge_undo_days: { min: 1, max: 90, unit: 'days' },
} as const satisfies Readonly<Record<string, DeclaredSetting>>;

export type SettingKey = keyof typeof declaredSettings;
export const settingKeys = Object.keys(declaredSettings) as [SettingKey, ...SettingKey[]];
export const declaredSetting = (key: SettingKey): DeclaredSetting => declaredSettings[key];
