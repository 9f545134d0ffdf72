export * from './paymentAnswers';
export * from './paymentFiles';
