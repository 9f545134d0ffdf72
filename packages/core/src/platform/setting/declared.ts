import { addDays } from '@elenco/brazil';

/** Unit of a value, for forms and display: basis points, cents of a currency, or whole numbers. */
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
  /** Smallest allowed value. */
  readonly min: number;
  /** Largest allowed value. */
  readonly max: number;
  readonly unit: SettingUnit;
  /** True if a second staff member must approve a new value before its first day. */
  readonly secondPerson?: true;
  /**
   * Minimum number of days from the proposal of a value until it applies, so that the value stated in a
   * contract is still in force on the contract's due date.
   */
  readonly noticeDays?: number;
}

const MAX_SLIP_DAYS = 120;
/**
 * A contract states the late fees in force on its due date, which weekends and holidays may postpone by some
 * days.
 */
const noticeDays = MAX_SLIP_DAYS + 10;

const fee = { min: 0, max: 5_000, unit: 'basis_points', secondPerson: true } as const;
const ending = { min: 0, max: 10_000, unit: 'basis_points' } as const;
const price = { min: 0, max: 10_000_000 } as const;

/**
 * Business settings: everything about each setting except its value. The migration that adds a setting
 * inserts a row with its initial value.
 */
export const declaredSettings = {
  /** The platform's fee, a share of what the brand pays (docs/spec/money.md#fee). */
  fee_bp: fee,
  fee_bp_enterprise: fee,
  /** Fee on Elenco Pay contracts, fixed when the creator starts the draft. */
  fee_bp_own: fee,
  /** Days from the approval of a hiring until its boleto is due. */
  slip_days: { min: 1, max: MAX_SLIP_DAYS, unit: 'days' },
  /** Fine for paying a boleto late, charged once (Lei 8.078/1990, art. 52, § 1º). */
  late_fine_bp: { min: 0, max: 200, unit: 'basis_points', noticeDays },
  /** Interest for paying a boleto late, per month and in proportion to the days (Código Civil, art. 406). */
  late_interest_bp: { min: 0, max: 100, unit: 'basis_points', noticeDays },
  /**
   * Largest difference between a receipt and its charge that two staff members can accept, as a share of what
   * is due. The smaller of this share and `max_difference_cents` applies.
   */
  max_difference_bp: { min: 0, max: 1_000, unit: 'basis_points', secondPerson: true },
  /**
   * Largest difference between a receipt and its charge as an amount in the charge's currency. The smaller of
   * this amount and `max_difference_bp` applies.
   */
  max_difference_cents: { min: 0, max: 1_000_000, unit: 'cents_brl', secondPerson: true },
  /** Days from the acceptance of an invoice until its payout is due. */
  payout_days: { min: 1, max: 120, unit: 'days' },
  /** Hours after a change of the payout account in which payouts to it are blocked. */
  payee_rest_hours: { min: 24, max: 720, unit: 'hours' },
  /** Days in which a creator should answer an invitation. */
  answer_days: { min: 1, max: 30, unit: 'days' },
  /**
   * Hours from the approval of a briefing until curation proposes the first creators. The home page states
   * this number.
   */
  shortlist_hours: { min: 1, max: 240, unit: 'hours' },
  shortlist_min: { min: 1, max: 20, unit: 'count' },
  /** Briefings that a company on the open plan may submit per calendar month. */
  open_briefings: { min: 0, max: 100, unit: 'count' },
  /** Number of requests for more creators per calendar month. */
  matchings: { min: 0, max: 1_000, unit: 'count' },
  /** Price of one more request for creators (docs/spec/money.md#limits-and-prices). */
  extra_match_cents: { ...price, unit: 'cents_brl' },
  /** The price of one more request for creators in USD, in proportion to the plans' prices. */
  extra_match_cents_usd: { ...price, unit: 'cents_usd' },
  /** Monthly prices of Community and Business, in BRL or USD. */
  plan_cents_brl: { ...price, unit: 'cents_brl' },
  plan_cents_usd: { ...price, unit: 'cents_usd' },
  business_cents_brl: { ...price, unit: 'cents_brl' },
  business_cents_usd: { ...price, unit: 'cents_usd' },
  /** Day of the month on which the next subscription period is drafted. */
  invoice_day: { min: 1, max: 28, unit: 'count' },
  /** Day of the month on which a subscription period is due. */
  invoice_due_day: { min: 1, max: 28, unit: 'count' },
  /** Days after which the draft of a subscription period is issued without review. */
  invoice_review_days: { min: 0, max: 10, unit: 'days' },
  /** Days before the due date on which a company is reminded of a subscription that is not paid yet. */
  remind_before_days: { min: 1, max: 15, unit: 'days' },
  /**
   * Days after the due date on which the company is reminded again. A reminder is also sent on the due date.
   */
  remind_after_days: { min: 1, max: 30, unit: 'days' },
  /** Days after the due date on which the company is reminded once more. */
  remind_again_days: { min: 1, max: 60, unit: 'days' },
  /** Days after an unpaid due date until the plan's features are suspended. */
  suspend_days: { min: 1, max: 90, unit: 'days' },
  /** Days after an unpaid due date until the subscription ends. */
  end_days: { min: 1, max: 180, unit: 'days' },
  /** Days between two attempts to charge a card that was declined. */
  card_retry_days: { min: 1, max: 15, unit: 'days' },
  /** Maximum number of further attempts after the first decline. */
  card_retries: { min: 0, max: 8, unit: 'count' },
  /** Days before a card's expiry when its company is notified. */
  card_warning_days: { min: 1, max: 90, unit: 'days' },
  /** Bank days until an expert proposes the first creators. */
  expert_days: { min: 1, max: 30, unit: 'business_days' },
  /** Number of change rounds that a proposal's price includes. */
  change_rounds: { min: 0, max: 20, unit: 'count' },
  /**
   * Bank days without an answer by the brand after which a submitted draft counts as approved; 0 for never.
   */
  silence_days: { min: 0, max: 30, unit: 'business_days' },
  /** Maximum size of a video or picture that is submitted as a draft. */
  draft_megabytes: { min: 5, max: 1_024, unit: 'megabytes' },
  /** Share of a creator's pay that is due if a hiring ends before work has started. */
  ending_before_bp: ending,
  /** Share of a creator's pay that is due if a hiring ends after work has started. */
  ending_begun_bp: ending,
  /** Share of a creator's pay that is due if a hiring ends after a draft was submitted. */
  ending_produced_bp: ending,
  /** Days in which the other side can answer a request to end a contract, before staff decide. */
  ending_answer_days: { min: 1, max: 30, unit: 'days' },
  /** Days after which an evaluation is shown even if the other side has not written one. */
  evaluation_days: { min: 1, max: 90, unit: 'days' },
  /** Days in which a merge of two accounts can be undone. */
  merge_undo_days: { min: 1, max: 90, unit: 'days' },
} as const satisfies Readonly<Record<string, DeclaredSetting>>;

export type SettingKey = keyof typeof declaredSettings;
export const settingKeys = Object.keys(declaredSettings) as [SettingKey, ...SettingKey[]];
export const declaredSetting = (key: SettingKey): DeclaredSetting => declaredSettings[key];

/**
 * Returns the first day from which a new value may apply.
 * @param today business date
 */
export const earliestOn = (key: SettingKey, today: string): string =>
  addDays(today, (declaredSetting(key).noticeDays ?? 0) + 1);
