export * from './completeContract';
export * from './openMoney';
