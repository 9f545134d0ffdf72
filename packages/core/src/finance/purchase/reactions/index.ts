export * from './askPurchase';
