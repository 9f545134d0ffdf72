export * from './commands';
export * as purchaseCommands from './commands';
