export * from './commands';
export * as currencyPurchaseCommands from './commands';
export { awaitingCurrencyPurchase, isBuyable, purchaseRate } from './exchanged';
export * as currencyPurchaseReactions from './reactions';
