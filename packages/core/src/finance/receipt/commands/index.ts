export * from './importReceipts';
export * from './matchReceipt';
export * from './receipts';
export * from './settleCharge';
