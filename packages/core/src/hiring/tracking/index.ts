export * from './commands';
export * as trackingCommands from './commands';
export * from './landing';
export * from './promoCodes';
export * from './tracking';
