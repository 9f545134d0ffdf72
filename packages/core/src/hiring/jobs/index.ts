export * from './commands';
export * as jobCommands from './commands';
export * from './fit';
export * from './job';
export * as jobReactions from './reactions';
