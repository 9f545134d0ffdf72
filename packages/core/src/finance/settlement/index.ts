export * from './commands';
export * as settlementCommands from './commands';
export * from './flow';
export { type Agreement, agreementsOf, type EndingPrice, endingPrice, payAgreements } from './price';
export * as settlementReactions from './reactions';
export * from './resource';
export * from './schema';
export { lockCards, sentBack } from './wayBack';
