export * from './commands';
export * as terminationCommands from './commands';
export {
  type Agreement,
  agreementsOf,
  decidedPrice,
  type EndingPrice,
  endingAgreements,
  endingPrice,
  fullCentsOf,
  payAgreements,
} from './price';
export * as terminationReactions from './reactions';
export * from './termination';
export { lockCards, sentBack } from './wayBack';
