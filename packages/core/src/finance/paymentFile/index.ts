export * from './commands';
export * as paymentFileCommands from './commands';
export { payerAccount } from './commands/makeFile';
export * from './flow';
export { paymentFileRule } from './policy';
export * as paymentFileReactions from './reactions';
export * from './resource';
export * from './schema';
