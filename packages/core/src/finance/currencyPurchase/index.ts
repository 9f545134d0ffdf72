export * from './commands';
export * as currencyPurchaseCommands from './commands';
export { awaitingCurrencyPurchase, isBuyable, purchaseRate } from './conversion';
export * as currencyPurchaseReactions from './reactions';
