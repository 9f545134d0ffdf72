/**
 * Version of each formula of a report. A version increases when its formula returns different results for the
 * same readings. The locales (`report:formulas`) explain each formula to users.
 */
export const reportMethods = {
  reach: 1,
  views: 1,
  engagements: 1,
  byReach: 1,
  byViews: 1,
  byFollowers: 2,
  clicks: 1,
  orders: 1,
  cost: 1,
  cpm: 2,
  cpReached: 2,
  cpv: 2,
  cpe: 2,
  cpc: 2,
  cpa: 2,
  roas: 2,
  emv: 1,
  targets: 1,
} as const;
export type ReportMethod = keyof typeof reportMethods;
export const reportMethodNames = Object.keys(reportMethods) as ReportMethod[];
