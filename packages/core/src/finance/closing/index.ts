export * from './books';
export * from './closing';
export * from './commands';
export * as closingCommands from './commands';
export * from './conditions';
