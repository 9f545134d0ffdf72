export * from './cardPayments';
export * from './commands';
export * as cardPaymentCommands from './commands';
export { cardState, declineReason, isHard, nextTryOn } from './decline';
export { moneyBackOf } from './moneyBack';
export * from './port';
