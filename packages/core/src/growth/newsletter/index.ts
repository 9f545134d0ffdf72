export * from './commands';
export * as newsletterCommands from './commands';
export * from './subscriber';
