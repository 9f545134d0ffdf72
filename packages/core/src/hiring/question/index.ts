export * from './commands';
export * as questionCommands from './commands';
export * from './forCreator';
export * from './question';
