export { monthlySchedule, type PayAmounts, payAmounts } from './amounts';
export { amendsOf, type ClientEmailKind, emailToClient, loadClientEmail, READ_DAYS } from './clientEmail';
export * from './commands';
export * as payCommands from './commands';
export { payParts } from './commands/savePay';
export {
  isPayDayPossible,
  type PayDayBasis,
  payDayBasis,
  payDayOfPart,
  payDeadlines,
  payForecast,
  taxesByKind,
} from './forecast';
export {
  isPayIncomplete,
  lastAnswerOn,
  missingInPay,
  type PayStep,
  paySteps,
  type SendablePay,
} from './missing';
export * from './pay';
export { publishingOf } from './publishing';
export * as payReactions from './reactions';
export { payTermsText } from './terms.pt';
