export * from './audit';
export * from './browserReport';
export * from './exchange';
export * from './plan';
export * from './setting';
