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
  /** Smallest and largest allowed value. */
  readonly min: number;
  readonly max: number;
  readonly unit: SettingUnit;
  /** True if a second staff member must approve a new value before its first day. */
  readonly secondPerson?: true;
  /**
   * Minimum number of days between a proposal and its first day, so that rates in contracts stay as agreed.
   */
  readonly noticeDays?: number;
}

const MAX_SLIP_DAYS = 120;
/** A contract states the rates of its due date, which weekends and holidays may postpone by some days. */
const noticeDays = MAX_SLIP_DAYS + 10;

const fee = { min: 0, max: 5_000, unit: 'basis_points', secondPerson: true } as const;
const ending = { min: 0, max: 10_000, unit: 'basis_points' } as const;
const price = { min: 0, max: 10_000_000 } as const;

/**
 * Business settings: everything about each setting except its value. The initial value is a row, which the
 * migration that adds the setting inserts.
 */
export const declaredSettings = {
  /** The platform's fee, a share of what the brand pays (docs/spec/money.md#fee). */
  fee_bp: fee,
  fee_bp_enterprise: fee,
  /** Fee on creators' own contracts, fixed when the creator starts the draft. */
  fee_bp_own: fee,
  /** Days from the approval of a hiring until its boleto is due. */
  slip_days: { min: 1, max: MAX_SLIP_DAYS, unit: 'days' },
  /**
   * Late fee of boletos: a fine, once, and monthly interest in proportion to the days. The customary rates
   * (Lei
   * 8.078/1990, art. 52, § 1º; Código Civil, art. 406).
   */
  late_fine_bp: { min: 0, max: 200, unit: 'basis_points', noticeDays },
  late_interest_bp: { min: 0, max: 100, unit: 'basis_points', noticeDays },
  /**
   * Largest difference between a receipt and its charge that two staff members may settle: the smaller of a
   * share of what is due and an amount in the charge's currency.
   */
  max_difference_bp: { min: 0, max: 1_000, unit: 'basis_points', secondPerson: true },
  max_difference_cents: { min: 0, max: 1_000_000, unit: 'cents_brl', secondPerson: true },
  /** Days from the acceptance of an invoice until its payout is due. */
  payout_days: { min: 1, max: 120, unit: 'days' },
  /** Hours for which payouts to a changed account are blocked. */
  payee_rest_hours: { min: 24, max: 720, unit: 'hours' },
  /** Days in which a creator should answer an invitation. */
  answer_days: { min: 1, max: 30, unit: 'days' },
  /**
   * Hours from the approval of a briefing until curation names the first creators. The home page states it.
   */
  shortlist_hours: { min: 1, max: 240, unit: 'hours' },
  shortlist_min: { min: 1, max: 20, unit: 'count' },
  /** Briefings that a company on the open plan may submit per calendar month. */
  open_briefings: { min: 0, max: 100, unit: 'count' },
  /** Number of requests for more creators per month. */
  matchings: { min: 0, max: 1_000, unit: 'count' },
  /** Price of one more request for creators (docs/spec/money.md#limits-and-prices). */
  extra_match_cents: { ...price, unit: 'cents_brl' },
  /** The same price in USD, in proportion to the plans' prices. */
  extra_match_cents_usd: { ...price, unit: 'cents_usd' },
  /** Monthly prices of Community and Business, in BRL or USD. */
  plan_cents_brl: { ...price, unit: 'cents_brl' },
  plan_cents_usd: { ...price, unit: 'cents_usd' },
  business_cents_brl: { ...price, unit: 'cents_brl' },
  business_cents_usd: { ...price, unit: 'cents_usd' },
  /** Days of the month on which the next subscription period is drafted, and on which it is due. */
  invoice_day: { min: 1, max: 28, unit: 'count' },
  invoice_due_day: { min: 1, max: 28, unit: 'count' },
  /** Days after which a draft is issued without review. */
  invoice_review_days: { min: 0, max: 10, unit: 'days' },
  /**
   * Days before and after the due date on which a company is reminded of its subscription; also on the due
   * date.
   */
  remind_before_days: { min: 1, max: 15, unit: 'days' },
  remind_after_days: { min: 1, max: 30, unit: 'days' },
  remind_again_days: { min: 1, max: 60, unit: 'days' },
  /**
   * Days after an unpaid due date until the plan's features are suspended, and until the subscription ends.
   */
  suspend_days: { min: 1, max: 90, unit: 'days' },
  end_days: { min: 1, max: 180, unit: 'days' },
  /**
   * Days between attempts on a declined card, number of attempts, and days of notice before a card expires.
   */
  card_retry_days: { min: 1, max: 15, unit: 'days' },
  card_retries: { min: 0, max: 8, unit: 'count' },
  card_warning_days: { min: 1, max: 90, unit: 'days' },
  /** Bank days until an expert names the first creators: two. */
  expert_days: { min: 1, max: 30, unit: 'business_days' },
  /** Number of rounds of changes that a proposal's price includes. */
  change_rounds: { min: 0, max: 20, unit: 'count' },
  /** Bank days without an answer by the brand after which a draft is approved; 0 for never. */
  silence_days: { min: 0, max: 30, unit: 'business_days' },
  /** Maximum size of a video or picture that is submitted as a draft. */
  draft_megabytes: { min: 5, max: 1_024, unit: 'megabytes' },
  /**
   * Share of a creator's pay that is due if a hiring ends early: before its start, after it, and after a
   * draft was submitted.
   */
  ending_before_bp: ending,
  ending_begun_bp: ending,
  ending_produced_bp: ending,
  /** Days in which the other side can answer a request to end a contract, before staff decide. */
  ending_answer_days: { min: 1, max: 30, unit: 'days' },
  /** Days after which an evaluation is shown without that of the other side. */
  evaluation_days: { min: 1, max: 90, unit: 'days' },
  /** Days in which a merge of two accounts can be undone. */
  merge_undo_days: { min: 1, max: 90, unit: 'days' },
} as const satisfies Readonly<Record<string, DeclaredSetting>>;

export type SettingKey = keyof typeof declaredSettings;
export const settingKeys = Object.keys(declaredSettings) as [SettingKey, ...SettingKey[]];
export const declaredSetting = (key: SettingKey): DeclaredSetting => declaredSettings[key];
