export * from './changes';
export * from './figures';
export * from './methods';
export * from './schema';
export * from './source';
export * from './withoutMoney';
