export * from './acceptPay';
export * from './answerPay';
export * from './discardPay';
export * from './expirePays';
export { savePay } from './savePay';
export * from './sendPay';
