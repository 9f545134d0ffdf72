export * from './mergeCreators';
export * from './undoMerge';
