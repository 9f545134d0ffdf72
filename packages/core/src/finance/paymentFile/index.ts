export { bankCodesIn } from './bankCodes';
export * from './commands';
export * as paymentFileCommands from './commands';
export { type PayingAccount, payerAccount, payingAccount } from './commands/paymentFiles';
export type { PaymentFilePreview } from './commands/preview';
export * from './paymentFile';
export * as paymentFileReactions from './reactions';
export * from './warnings';
