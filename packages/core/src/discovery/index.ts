export * from './connection';
export * from './lists';
export * from './portfolio';
export * from './search';
