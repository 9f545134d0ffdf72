export * from './command';
export * from './declare';
export * from './flow';
export * from './listing';
export * from './money';
export * from './problem';
export * from './resource';
export * from './rule';
