export * from './commands';
export * as taxPaymentCommands from './commands';
export * from './guide';
export * from './report';
export * from './taxPayment';
