export * from './amendment';
export * from './commands';
export * as amendmentCommands from './commands';
export * as amendmentReactions from './reactions';
export { amendmentTerms } from './text.pt';
