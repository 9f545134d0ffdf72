/** What a payout says that no currency was bought for. */
export const unbought = {
  purchase: null,
  purchaseRecordedById: null,
  purchaseConfirmedById: null,
} as const;

/** What a payout says that nobody has prepared, released or sent to the bank. */
export const unprepared = {
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
} as const;
