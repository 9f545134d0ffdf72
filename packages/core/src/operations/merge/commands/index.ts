export * from './mergeCreators';
