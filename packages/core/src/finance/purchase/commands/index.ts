export * from './confirmPurchase';
export * from './recordPurchase';
