export * from './commands';
export * as purchaseCommands from './commands';
export { isBuyable } from './exchanged';
export * as purchaseReactions from './reactions';
