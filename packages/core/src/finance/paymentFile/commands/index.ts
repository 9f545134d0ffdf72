export * from './closeAnswer';
export * from './importAnswers';
export { makePaymentFile } from './makeFile';
export * from './openFile';
