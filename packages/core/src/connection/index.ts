export * from './commands';
export * as connectionCommands from './commands';
export * from './flow';
export * from './resource';
export * from './schema';
export * from './token';
