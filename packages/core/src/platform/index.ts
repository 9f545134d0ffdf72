export * from './audit';
export * from './exchange';
export * from './plan';
export * from './setting';
