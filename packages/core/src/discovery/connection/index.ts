export * from './commands';
export * as connectionCommands from './commands';
export * from './connection';
export * from './post';
export * as connectionReactions from './reactions';
export * from './token';
