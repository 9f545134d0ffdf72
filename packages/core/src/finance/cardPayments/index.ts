export * from './cardPayments';
export * from './commands';
export * as cardPaymentCommands from './commands';
export { cardState, declineReason, isHardDecline as isHard, nextAttemptOn as nextTryOn } from './decline';
export { moneyBackOf } from './moneyBack';
export * from './port';
