export * from './command';
export * from './declare';
export * from './flow';
export * from './money';
export * from './problem';
export * from './resource';
export * from './rule';
