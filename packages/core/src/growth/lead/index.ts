export * from './commands';
export * as leadCommands from './commands';
export * from './lead';
