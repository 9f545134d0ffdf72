export * from './flow';
export * from './resource';
export * from './schema';
