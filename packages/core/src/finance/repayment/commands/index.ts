export * from './demandRepayment';
export * from './refundRepayment';
export * from './waiveRepayment';
