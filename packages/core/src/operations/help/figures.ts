import { MAX_SECOND_COPY_DAYS } from '../../finance';
import { READING_MINUTES, SHARE_LINK_DAYS } from '../../hiring';
import type { Currency } from '../../kit';
import { IMPERSONATION_MINUTES } from '../../people';
import { declaredSetting, type Setting, type SettingKey, settingOn } from '../../platform';
import { REQUEST_DAYS, UNDO_DAYS } from '../privacy';

/** Key of the business setting that replaces each placeholder in help texts. */
const fromSettings = {
  openBriefings: 'open_briefings',
  matchings: 'matchings',
  shortlistHours: 'shortlist_hours',
  expertDays: 'expert_days',
  payoutDays: 'payout_days',
  fee: 'fee_bp',
  feeEnterprise: 'fee_bp_enterprise',
  slipDays: 'slip_days',
  lateFine: 'late_fine_bp',
  lateInterest: 'late_interest_bp',
  answerDays: 'answer_days',
  changeRounds: 'change_rounds',
  payeeRestHours: 'payee_rest_hours',
  endingBefore: 'ending_before_bp',
  endingBegun: 'ending_begun_bp',
  endingProduced: 'ending_produced_bp',
  endingAnswerDays: 'ending_answer_days',
  maxDifference: 'max_difference_bp',
  maxDifferenceAmount: 'max_difference_cents',
  suspendDays: 'suspend_days',
  endDays: 'end_days',
  mergeUndoDays: 'merge_undo_days',
} as const satisfies Readonly<Record<string, SettingKey>>;

const fixed = {
  secondCopyDays: MAX_SECOND_COPY_DAYS,
  loginAsMinutes: IMPERSONATION_MINUTES,
  readingMinutes: READING_MINUTES,
  requestDays: REQUEST_DAYS,
  undoDays: UNDO_DAYS,
  shareLinkDays: SHARE_LINK_DAYS,
};

/** Formatters for the user's language. */
export interface HelpFormats {
  readonly money: (cents: number, currency: Currency) => string;
  readonly number: (value: number) => string;
  readonly rate: (basisPoints: number) => string;
}

/**
 * Returns the formatted values for help texts, from the settings in force on a business date.
 * @param locale determines the currency of prices, as on the page of plans: dollars in English
 */
export function helpFigures(
  settings: readonly Setting[],
  today: string,
  locale: 'pt' | 'en',
  { money, number, rate }: HelpFormats,
) {
  const shown = (key: SettingKey): string => {
    const value = settingOn(settings, key, today);
    const { unit } = declaredSetting(key);
    if (unit === 'basis_points') return rate(value);
    if (unit === 'cents_brl') return money(value, 'BRL');
    return unit === 'cents_usd' ? money(value, 'USD') : number(value);
  };
  return Object.fromEntries([
    ...Object.entries(fromSettings).map(([name, key]) => [name, shown(key)]),
    ...Object.entries(fixed).map(([name, value]) => [name, number(value)]),
    ['extraMatch', shown(locale === 'en' ? 'extra_match_cents_usd' : 'extra_match_cents')],
  ]) as Readonly<Record<string, string>>;
}
