import { isSubscribed, type Plan } from '../party';

/** How many more briefings a company of this plan may send in a month; null where there is no limit. */
export const briefingsLeft = (plan: Plan, limit: number, sent: number): number | null =>
  isSubscribed(plan) ? null : Math.max(0, limit - sent);
