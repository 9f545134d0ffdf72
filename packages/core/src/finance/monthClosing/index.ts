export * from './books';
export * from './commands';
export * as monthClosingCommands from './commands';
export * from './conditions';
export * from './monthClosing';
