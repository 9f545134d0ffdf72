export * from './whenPaid';
export * from './whenUnpaid';
