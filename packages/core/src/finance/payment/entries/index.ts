/*
 * All ledger entries; see docs/spec/money.md#ledger. Debit is positive, credit negative; each entry sums to
 * zero. Each file shows the T-accounts of its entries.
 */
export * from './cards';
export * from './ending';
export * from './exchange';
export * from './hiring';
export * from './receipts';
export * from './repayments';
