import { receiptFlow } from './receipt';

/** Returns the initial values of a receipt's fields. */
export const blankReceipt = (now: string) => ({
  status: receiptFlow.initial,
  statusSince: now,
  reason: null,
  reversedBy: '',
  lateFeeCents: 0,
  differenceCents: 0,
  partial: false,
  intendedChargeId: null,
  chargeId: null,
  repaymentId: null,
  formerChargeId: null,
  companyId: null,
  preparedById: null,
  releasedById: null,
  returnedOn: null,
  proof: '',
});
