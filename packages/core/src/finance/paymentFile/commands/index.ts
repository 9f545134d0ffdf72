export * from './confirmPaid';
export * from './paymentAnswers';
export * from './paymentFiles';
