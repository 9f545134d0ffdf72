export * from './commands';
export * as questionCommands from './commands';
export * from './flow';
export * from './forCreator';
export * from './resource';
export * from './schema';
