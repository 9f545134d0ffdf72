export { monthlySchedule, type PayAmounts, payAmounts } from './amounts';
export {
  type ClientEmailKind,
  contractKindOf as amendsOf,
  emailToClient,
  INFO_LINK_DAYS as READ_DAYS,
  loadClientEmail,
} from './clientEmail';
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
  amendmentAnswerBy as lastAnswerOn,
  isPayIncomplete,
  missingInPay,
  type PayStep,
  paySteps,
  type ScheduleFault,
  type SendablePay,
  scheduleFault,
} from './missing';
export * from './pay';
export { publishingOf } from './publishing';
export * as payReactions from './reactions';
export { payTermsText } from './terms.pt';
