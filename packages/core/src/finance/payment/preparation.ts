/** Purchase fields of a payout for which no currency was bought. */
export const noCurrencyPurchase = {
  purchase: null,
  purchaseRecordedById: null,
  purchaseConfirmedById: null,
} as const;

/** Preparation fields of a payout that is not prepared, released or sent to the bank. */
export const noPreparation = {
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
} as const;
