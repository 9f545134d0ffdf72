/** Values of the purchase fields of a payout without a currency purchase. */
export const noCurrencyPurchase = {
  purchase: null,
  purchaseRecordedById: null,
  purchaseConfirmedById: null,
} as const;

/** Values of the preparation fields of a payout that is not prepared, released or sent to the bank. */
export const unprepared = {
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
} as const;
