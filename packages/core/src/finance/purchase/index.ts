export * from './commands';
export * as purchaseCommands from './commands';
export { awaitingPurchase, isBuyable, purchaseRate } from './exchanged';
export * as purchaseReactions from './reactions';
