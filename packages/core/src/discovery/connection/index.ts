export * from './commands';
export * as connectionCommands from './commands';
export * from './connection';
export * from './method';
export * from './post';
export * from './postWords';
export * as connectionReactions from './reactions';
export { isRetentionOver } from './retention';
export * from './token';
