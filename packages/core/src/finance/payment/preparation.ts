/** Values of a payout's fields without a currency purchase. */
export const unbought = {
  purchase: null,
  purchaseRecordedById: null,
  purchaseConfirmedById: null,
} as const;

/** Values of a payout's fields before it is prepared, released or sent to the bank. */
export const unprepared = {
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
} as const;
