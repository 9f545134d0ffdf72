export * from './books';
export * from './commands';
export * as closingCommands from './commands';
export { closingHash } from './commands/closeMonth';
export * from './conditions';
export * from './flow';
export { bookkeepers } from './policy';
export * from './resource';
export * from './schema';
