export * from './distinct';
export * from './mergeCreators';
