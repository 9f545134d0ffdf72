export * from './commands';
export * as settlementCommands from './commands';
export { type Agreement, agreementsOf, type EndingPrice, endingPrice, payAgreements } from './price';
export * as settlementReactions from './reactions';
export * from './settlement';
export { lockCards, sentBack } from './wayBack';
