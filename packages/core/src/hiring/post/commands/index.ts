export * from './fixLink';
export * from './observations';
export * from './posts';
