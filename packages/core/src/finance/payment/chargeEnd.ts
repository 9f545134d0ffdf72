import type { Charge } from './schema';
import { isOpen } from './settlement';

/**
 * How a charge is cancelled or refunded. A charge of a contract never is by itself: the end of its contract
 * decides what stays due. Money that came for something else goes back by its receipt or its card payment.
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

/** Returns the ways to cancel or refund a charge, the usual one first; none once it is over. */
export function chargeEnds(charge: Pick<Charge, 'status' | 'purpose' | 'paidBy'>): ChargeEnd[] {
  const usual = ofPurpose[charge.purpose];
  if (isOpen(charge) || charge.status === 'combined') return [usual];
  if (charge.status !== 'paid') return [];
  const back = charge.paidBy === 'card' ? 'refund_card' : 'contest_receipt';
  return usual === 'cancel' || usual === 'decided_ending' ? [back] : [usual, back];
}
