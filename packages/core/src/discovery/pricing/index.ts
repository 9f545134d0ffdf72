export * from './price';
export * from './rates';
export * from './suggest';
