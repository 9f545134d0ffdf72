export * from './connection';
export * from './lists';
export * from './mediaKit';
export * from './portfolio';
export * from './quality';
export * from './search';
