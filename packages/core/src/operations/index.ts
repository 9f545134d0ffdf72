export * from './merge';
export * from './notice';
export * from './privacy';
export * from './staff';
export * from './suspension';
export * from './team';
export * from './webhook';
