export * from './changeTrackedLink';
export * from './importOrders';
export * from './makeTrackedLinks';
