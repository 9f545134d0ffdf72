import { z } from 'zod';
import { anyOf } from '../kit';
import {
  type Actor,
  anyStaff,
  date,
  defineResource,
  id,
  type Plan,
  plan,
  staff,
  stamps,
  systemOnly,
} from '../party';

/**
 * Constants of the business, as rows with a first day of validity that staff can change; the value of a day
 * is the newest row that had begun by then. Defaults below are what a new installation starts with.
 */
export const settingDefaults = {
  /** Fee taken from what the brand pays, in basis points. Source: seed, section 9. */
  fee_bp: 1_500,
  fee_bp_enterprise: 2_500,
  /** A slip is due so many days after the hiring was approved. */
  slip_days: 35,
  /** A payout is due so many days after its invoice was accepted. */
  payout_days: 30,
  /** No money leaves to a changed account before it has rested so many hours. */
  payee_rest_hours: 48,
  /** How long a creator may take to answer an invitation, in days. */
  answer_days: 3,
  /** A brand sees its first names so many hours after its briefing was approved; the home page says so. */
  shortlist_hours: 24,
  shortlist_min: 3,
  /** Briefings a company on the open plan may send per calendar month. */
  open_briefings: 1,
  /** How often a brand may ask for more names, per month. */
  matchings: 20,
  /** What one more matching costs. Source: seed, section 9. */
  extra_match_cents: 65_000,
  /** What Community and Business cost in a month, where prices are shown in reais and where in dollars. */
  plan_cents_brl: 310_000,
  plan_cents_usd: 35_000,
  /** Business days until the first names when an expert helps: D+2. */
  expert_days: 2,
  /** Rounds of changes that the price of a proposal includes. */
  change_rounds: 2,
  /** Days after which an evaluation is shown although the other side has not written one. */
  evaluation_days: 14,
} as const;
export type SettingKey = keyof typeof settingDefaults;
export const settingKeys = Object.keys(settingDefaults) as [SettingKey, ...SettingKey[]];

export const setting = z.object({
  ...stamps,
  key: z.enum(settingKeys),
  value: z.int().min(0),
  validFrom: date,
  authorId: id.nullable(),
});
export type Setting = z.output<typeof setting>;

export const settings = defineResource({
  name: 'settings',
  schema: setting,
  flow: undefined,
  writable: { create: ['key', 'value', 'validFrom'], update: [] },
  stamp: (actor) => ({ authorId: 'userId' in actor ? actor.userId : null }),
  filters: { id: 'is', key: 'is', validFrom: 'between' },
  sorts: ['id', 'key', 'validFrom'],
  /** The product reads its own constants, to show a brand the fee before there is a charge. */
  access: {
    read: anyOf<Actor, z.output<typeof setting>>(anyStaff, systemOnly),
    create: staff('owner'),
    update: staff(),
    remove: staff(),
    moves: {},
  },
});

/** The value in force on a business day. */
export function settingOn(rows: readonly Setting[], key: SettingKey, day: string): number {
  const begun = rows.filter((row) => row.key === key && row.validFrom <= day);
  const newest = begun.sort((a, b) =>
    a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : b.id - a.id,
  )[0];
  return newest?.value ?? settingDefaults[key];
}

/** Which fee a company's plan pays. */
export const feeKeyOf = (tier: Plan): SettingKey =>
  tier === plan.enum.enterprise ? 'fee_bp_enterprise' : 'fee_bp';
