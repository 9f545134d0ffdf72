export * from './changes';
export * from './commands';
export * as visionCommands from './commands';
export * from './vision';
