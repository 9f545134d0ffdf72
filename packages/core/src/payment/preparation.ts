/** What a payout says that nobody has prepared, released or sent to the bank. */
export const unprepared = {
  preparedById: null,
  preparedAt: null,
  preparedPayeeVersion: null,
  releasedById: null,
  paymentFileId: null,
} as const;
