export * from './commands';
export * as trackingCommands from './commands';
export * from './landing';
export * from './limits';
export * from './policy';
export * from './promoCodes';
export * from './resource';
export * from './schema';
