export * from './commands';
export * as terminationCommands from './commands';
export { type Agreement, agreementsOf, type EndingPrice, endingPrice, payAgreements } from './price';
export * as terminationReactions from './reactions';
export * from './termination';
export { lockCards, sentBack } from './wayBack';
