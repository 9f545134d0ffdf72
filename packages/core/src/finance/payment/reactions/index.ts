export * from './completeContract';
export * from './openMoney';
export * from './separateOthers';
