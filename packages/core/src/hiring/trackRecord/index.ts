/** A brand's track record: how it pays, answers and keeps its contracts. */
export * from './forCreator';
export * from './trackRecord';
