export * from './erasure';
export * from './identity';
export * from './party';
