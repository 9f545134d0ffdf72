export * from './commands';
export * as connectionCommands from './commands';
export * from './flow';
export * from './post';
export * as connectionReactions from './reactions';
export * from './resource';
export * from './schema';
export * from './token';
