export { bankCodesIn } from './bankCodes';
export * from './commands';
export * as paymentFileCommands from './commands';
export { payerAccount } from './commands/paymentFiles';
export * from './paymentFile';
export * as paymentFileReactions from './reactions';
