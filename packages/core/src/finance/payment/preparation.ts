/** Fields of a payout without a currency purchase. */
export const unbought = {
  purchase: null,
  purchaseRecordedById: null,
  purchaseConfirmedById: null,
} as const;

/** Fields of a payout that was not prepared, released or sent to the bank. */
export const unprepared = {
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
} as const;
