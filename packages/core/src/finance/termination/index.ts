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
  priceBeforeDelivery,
} from './price';
export * as terminationReactions from './reactions';
export { lockCards, sendRefund as sentBack } from './refunds';
export * from './termination';
