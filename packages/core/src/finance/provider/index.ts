export * from './commands';
export * as providerCommands from './commands';
export { cardState, declineReason, isHard, nextTryOn } from './decline';
export { moneyBackOf } from './moneyBack';
export * from './port';
export * from './provider';
