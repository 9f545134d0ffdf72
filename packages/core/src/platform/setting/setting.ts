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
  nobody,
  type Plan,
  plan,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { type SettingKey, settingKeys } from './declared';

/**
 * A value of a constant from a business day on, until another one's day has come. It is proposed for a day to come,
 * and never changed: what is not yet in force can be withdrawn, all else is history.
 */
export const setting = z.object({
  ...stamps,
  key: impersonal(z.enum(settingKeys)),
  value: impersonal(z.int().min(0)),
  validFrom: impersonal(date),
  authorId: id.nullable(),
  /** Since when it is to come into force on its day: at once, or when a second person said yes. */
  approvedAt: instant.nullable(),
  /** That second person, where one is needed; never the author. */
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
  /** The product reads its own constants, to show a brand the fee before there is a charge. */
  access: {
    read: anyOf<Actor, z.output<typeof setting>>(anyStaff, systemOnly),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});

/** Who proposes a value and takes one back. */
export const proposeRule = staff('owner');
/** Who may be the second person. */
export const approveRule = staff('finance');

type Validity = Pick<Setting, 'id' | 'key' | 'validFrom' | 'approvedAt' | 'withdrawnAt'>;

/** First day of the values that an installation starts with: before any business date, so no other row is replaced. */
export const INITIAL_DAY = '1900-01-01';

/** True for the value that the installation started with. It has begun, so nobody can withdraw it. */
export const isInitial = ({ validFrom }: Pick<Setting, 'validFrom'>): boolean => validFrom === INITIAL_DAY;

/** Returns the row in force on a business day. */
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
 * Returns the value in force on a business day.
 * @throws Error without a row: a migration is missing, or the caller has not read the rows of this key
 */
export function settingOn(rows: readonly Setting[], key: SettingKey, day: string): number {
  const row = rowInForce(rows, key, day);
  if (!row) throw new Error(`The setting ${key} has no row in force on ${day}`);
  return row.value;
}

/** Where a row stands: `lapsed` was never approved before its day, `approved` waits for its day. */
export const settingStates = ['proposed', 'approved', 'in_force', 'past', 'withdrawn', 'lapsed'] as const;
export type SettingState = (typeof settingStates)[number];

/** @param rows all of the row's key */
export function settingState(row: Validity, rows: readonly Validity[], day: string): SettingState {
  if (row.withdrawnAt !== null) return 'withdrawn';
  const begun = row.validFrom <= day;
  if (row.approvedAt === null) return begun ? 'lapsed' : 'proposed';
  if (!begun) return 'approved';
  return rowInForce(rows, row.key, day)?.id === row.id ? 'in_force' : 'past';
}

/** Which fee a company's plan pays. */
export const feeKeyOf = (tier: Plan): SettingKey =>
  tier === plan.enum.enterprise ? 'fee_bp_enterprise' : 'fee_bp';
