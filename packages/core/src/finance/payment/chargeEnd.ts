import type { Charge } from './schema';
import { isOpen } from './settlement';

/**
 * Ways to cancel or refund a charge. A contract's charge is never cancelled separately: the end of the
 * contract decides how much remains due. Money that was paid for another purpose is returned through its
 * receipt or card payment.
 */
export type ChargeEnd =
  | 'cancel'
  | 'end_hiring'
  | 'end_project'
  | 'end_own_contract'
  | 'decided_ending'
  | 'contest_receipt'
  | 'refund_card';

const ofPurpose: Readonly<Record<Charge['purpose'], ChargeEnd>> = {
  subscription: 'cancel',
  matching: 'cancel',
  hiring: 'end_hiring',
  amendment: 'end_hiring',
  project: 'end_project',
  pay: 'end_own_contract',
  penalty: 'decided_ending',
};

/**
 * Returns the ways to cancel or refund a charge, the usual one first; an empty array once the charge is
 * closed.
 */
export function chargeEnds(charge: Pick<Charge, 'status' | 'purpose' | 'paidBy'>): ChargeEnd[] {
  const usual = ofPurpose[charge.purpose];
  if (isOpen(charge) || charge.status === 'combined') return [usual];
  if (charge.status !== 'paid') return [];
  const back = charge.paidBy === 'card' ? 'refund_card' : 'contest_receipt';
  return usual === 'cancel' || usual === 'decided_ending' ? [back] : [usual, back];
}
