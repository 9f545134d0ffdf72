export * from './commands';
export * as grantCommands from './commands';
export * from './grant';
