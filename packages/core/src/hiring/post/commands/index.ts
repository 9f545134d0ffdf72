export * from './observations';
export * from './posts';
