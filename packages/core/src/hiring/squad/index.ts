export * from './board';
export * from './commands';
export * as squadCommands from './commands';
export * from './flow';
export * from './schema';
export * from './squad';
