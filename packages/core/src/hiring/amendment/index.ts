export * from './commands';
export * as amendmentCommands from './commands';
export * from './flow';
export * as amendmentReactions from './reactions';
export * from './resource';
export * from './schema';
