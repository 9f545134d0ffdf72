export * from './commands';
export * as followUpCommands from './commands';
