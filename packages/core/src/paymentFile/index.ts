export * from './commands';
export * as paymentFileCommands from './commands';
export { payerAccount } from './commands/makeFile';
export * from './flow';
export { paymentFileRule } from './policy';
export * from './resource';
export * from './schema';
