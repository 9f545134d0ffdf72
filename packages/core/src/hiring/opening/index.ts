export * from './commands';
export * as openingCommands from './commands';
export * from './fit';
export * from './flow';
export { openingReaders } from './policy';
export * as openingReactions from './reactions';
export * from './resource';
export * from './schema';
