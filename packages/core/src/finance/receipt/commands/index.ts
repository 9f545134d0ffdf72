export * from './contestReceipt';
export * from './importReceipts';
export * from './matchReceipt';
export * from './returnReceipt';
export * from './settleCharge';
export * from './takeRepayment';
