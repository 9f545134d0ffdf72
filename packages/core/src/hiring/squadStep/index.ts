export * from './commands';
export * as squadStepCommands from './commands';
export * from './flow';
export * from './resource';
export * from './schedule';
export * from './schema';
