export * from './price';
export * from './rates';
