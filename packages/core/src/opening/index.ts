export * from './commands';
export * as openingCommands from './commands';
export * from './fit';
export * from './flow';
export * as openingReactions from './reactions';
export * from './resource';
export * from './schema';
