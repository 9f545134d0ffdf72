export * from './identity';
export * from './party';
