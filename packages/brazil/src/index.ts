export {
  type BankReturn,
  type BankReturnEntry,
  readBankReturn,
  SETTLED,
} from './bankReturn';
export { readReturnFile } from './bankReturnFile';
export * from './bankReturnWriter';
export * from './banks';
export * from './boleto';
export * from './calendar';
export * from './cep';
export * from './cnpj';
export * from './cpf';
export * from './disclosure';
export * from './dps';
export { type BankAccount, type FileOwner, foreignLine, type OwnAccounts } from './fileOwner';
export * from './nfse';
export * from './nfseDocument';
export {
  type PayerAccount,
  type PaymentOrder,
  type TransferMethod,
  transferMethod,
  transferMethods,
  writePaymentFile,
} from './paymentFile';
export { newsOf, occurrenceCodes, type PaymentNews } from './paymentOccurrences';
export { type PaymentAnswerLine, readPaymentReturn } from './paymentReturn';
export { answerPaymentFile } from './paymentReturnWriter';
export * from './phone';
export * from './pix';
export * from './pixReceived';
export * from './states';
export * from './taxDue';
export * from './withholding';
