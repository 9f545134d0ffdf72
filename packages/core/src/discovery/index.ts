export * from './connection';
export * from './portfolio';
export * from './saved';
export * from './search';
