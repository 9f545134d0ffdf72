export * from './acceptPay';
export * from './payContracts';
export { savePay } from './savePay';
export * from './sendPay';
