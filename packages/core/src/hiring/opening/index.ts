export * from './commands';
export * as openingCommands from './commands';
export * from './fit';
export * from './opening';
export * as openingReactions from './reactions';
