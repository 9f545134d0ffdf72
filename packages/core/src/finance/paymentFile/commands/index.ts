export * from './confirmPaid';
export * from './paymentAnswers';
export { makePaymentFile, openPaymentFile } from './paymentFiles';
export { previewPaymentFile } from './preview';
