export * from './address';
export * from './commands';
export * as webhookCommands from './commands';
export * from './events';
export * from './retry';
export * from './webhook';
