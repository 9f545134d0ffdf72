import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  noOne,
  type Plan,
  plan,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { type SettingKey, settingKeys } from './declared';

/**
 * Value of a setting that applies from a business date until a later value applies. A value is proposed for a
 * future day and never changed. A future value can be withdrawn; past and current values remain as history.
 */
export const setting = z.object({
  ...stamps,
  key: impersonal(z.enum(settingKeys)),
  value: impersonal(z.int().min(0)),
  validFrom: impersonal(date),
  authorId: id.nullable(),
  /**
   * When the value was approved; null until then. If no second staff member is required, a value is approved
   * when it is proposed.
   */
  approvedAt: instant.nullable(),
  /**
   * The second staff member who approved the value, never its author. Null until then, and null if no second
   * staff member is required.
   */
  approvedById: id.nullable(),
  withdrawnAt: instant.nullable(),
});
export type Setting = z.output<typeof setting>;

export const settings = defineResource({
  name: 'settings',
  schema: setting,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', key: 'is', validFrom: 'between' },
  sorts: ['id', 'key', 'validFrom'],
  /** The system also reads settings, to show a brand the fee before there is a charge. */
  access: {
    read: anyOf<Actor, z.output<typeof setting>>(anyStaff, systemOnly),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

/** Allows owners to propose and withdraw values. */
export const proposeRule = staff('owner');
/** Allows finance to be the second staff member. */
export const approveRule = staff('finance');

type Validity = Pick<Setting, 'id' | 'key' | 'validFrom' | 'approvedAt' | 'withdrawnAt'>;

/**
 * First day of initial values. It is earlier than any business date, so that an initial value never replaces
 * another row.
 */
export const INITIAL_DAY = '1900-01-01';

/** True for the initial value. It is already in force, so it cannot be withdrawn. */
export const isInitial = ({ validFrom }: Pick<Setting, 'validFrom'>): boolean => validFrom === INITIAL_DAY;

/** Returns the row in force on a business date; undefined if there is none. */
export function rowInForce<Row extends Validity>(
  rows: readonly Row[],
  key: SettingKey,
  day: string,
): Row | undefined {
  const begun = rows.filter(
    (row) => row.key === key && row.validFrom <= day && row.approvedAt !== null && row.withdrawnAt === null,
  );
  return begun.sort((a, b) =>
    a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : b.id - a.id,
  )[0];
}

/**
 * Returns the value in force on a business date.
 * @throws Error if there is no row: a migration is missing, or the caller has not loaded the rows of this key
 */
export function settingOn(rows: readonly Setting[], key: SettingKey, day: string): number {
  const row = rowInForce(rows, key, day);
  if (!row) throw new Error(`The setting ${key} has no row in force on ${day}`);
  return row.value;
}

/**
 * State of a value. `lapsed`: not approved before its first day. `approved`: its first day is in the future.
 */
export const settingStates = ['proposed', 'approved', 'in_force', 'past', 'withdrawn', 'lapsed'] as const;
export type SettingState = (typeof settingStates)[number];

/**
 * Returns the state of a value.
 * @param rows all rows of the same key
 */
export function settingState(row: Validity, rows: readonly Validity[], day: string): SettingState {
  if (row.withdrawnAt !== null) return 'withdrawn';
  const begun = row.validFrom <= day;
  if (row.approvedAt === null) return begun ? 'lapsed' : 'proposed';
  if (!begun) return 'approved';
  return rowInForce(rows, row.key, day)?.id === row.id ? 'in_force' : 'past';
}

/** Returns the fee setting of a plan. */
export const feeKeyOf = (tier: Plan): SettingKey =>
  tier === plan.enum.enterprise ? 'fee_bp_enterprise' : 'fee_bp';
