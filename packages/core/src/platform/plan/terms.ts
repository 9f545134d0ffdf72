import { addDays, businessDate, nextBankDay, startOfDay } from '@elenco/brazil';
import type { Currency } from '../../kit';
import { isSubscribed, type Plan, plan } from '../../people';
import { feeKeyOf, type Setting, type SettingKey, settingOn } from '../setting';

export const planCurrencies = ['BRL', 'USD'] as const;
export type PlanCurrency = (typeof planCurrencies)[number];

/**
 * Price and limits of a plan on a day. For a limit, null means unlimited; for a price, null means negotiated.
 */
export interface PlanTerms {
  readonly tier: Plan;
  /** Price per calendar month, in minor units of `currency`; null if negotiated. */
  readonly monthlyCents: number | null;
  readonly currency: PlanCurrency;
  /** Number of briefings that may be submitted in a calendar month. */
  readonly briefings: number | null;
  /**
   * Number of requests for more creators in a calendar month. Each further request costs `extraMatchCents`.
   */
  readonly matchings: number | null;
  readonly extraMatchCents: number;
  readonly feeBp: number;
  /** Hours from the approval of a briefing until curation proposes the first creators. */
  readonly shortlistHours: number;
  /**
   * Bank days until the first creators are proposed, if an expert chooses them together with the brand; null
   * otherwise.
   */
  readonly expertDays: number | null;
  readonly features: readonly PlanFeature[];
}

/** Features that only some plans include. */
export const planFeatures = ['files', 'board', 'messages', 'support', 'expert'] as const;
export type PlanFeature = (typeof planFeatures)[number];

const subscriber: readonly PlanFeature[] = ['files', 'board', 'messages', 'support'];
const featuresOf: Readonly<Record<Plan, readonly PlanFeature[]>> = {
  open: [],
  community: subscriber,
  business: [...subscriber, 'expert'],
  enterprise: [...subscriber, 'expert'],
};

/**
 * True if a plan includes a feature: downloads of lists and favorites (`files`), the community's board and
 * its messages, expert support, or an expert who makes the shortlist together with the brand.
 */
export const planHas = (tier: Plan, feature: PlanFeature): boolean => featuresOf[tier].includes(feature);

export const plansWith = (feature: PlanFeature): Plan[] =>
  plan.options.filter((tier) => planHas(tier, feature));

/** Key of the setting that contains the price, by plan and currency. Enterprise prices are negotiated. */
const prices: Readonly<Partial<Record<Plan, Readonly<Record<PlanCurrency, SettingKey>>>>> = {
  community: { BRL: 'plan_cents_brl', USD: 'plan_cents_usd' },
  business: { BRL: 'business_cents_brl', USD: 'business_cents_usd' },
};

/** Returns the currency of a plan's price: USD for companies billed in USD, otherwise BRL. */
export const planCurrency = (billing: Currency): PlanCurrency => (billing === 'USD' ? 'USD' : 'BRL');

/** True if a plan limits the number of briefings per month. */
export const limitsBriefings = (tier: Plan): boolean => !isSubscribed(tier);

/**
 * Returns the terms of a plan.
 * @param day business date
 */
export function planTerms(
  rows: readonly Setting[],
  tier: Plan,
  day: string,
  currency: PlanCurrency = 'BRL',
): PlanTerms {
  const value = (key: SettingKey) => settingOn(rows, key, day);
  const price = prices[tier]?.[currency];
  const agreed = tier === 'enterprise';
  return {
    tier,
    monthlyCents: agreed ? null : price ? value(price) : 0,
    currency,
    briefings: limitsBriefings(tier) ? value('open_briefings') : null,
    matchings: agreed ? null : value('matchings'),
    extraMatchCents: value(currency === 'USD' ? 'extra_match_cents_usd' : 'extra_match_cents'),
    feeBp: value(feeKeyOf(tier)),
    shortlistHours: value('shortlist_hours'),
    expertDays: planHas(tier, 'expert') ? value('expert_days') : null,
    features: featuresOf[tier],
  };
}

/** Returns the number of remaining uses of a limit, at least 0; null if there is no limit. */
export const remainingUses = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** Returns the number of bank days until the first creators are proposed. */
export const shortlistDays = ({ expertDays, shortlistHours }: PlanTerms): number =>
  expertDays ?? Math.ceil(shortlistHours / 24);

/** Returns the promised time for the first creators, counted from the start of curation. */
export function shortlistBy({ expertDays, shortlistHours }: PlanTerms, since: string): string {
  if (expertDays === null) return new Date(Date.parse(since) + shortlistHours * 3_600_000).toISOString();
  let day = businessDate(since);
  for (let left = expertDays; left > 0; left -= 1) day = nextBankDay(addDays(day, 1));
  return startOfDay(addDays(day, 1));
}
