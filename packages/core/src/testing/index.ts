export * from './actors';
export * from './decide';
export * from './hiring';
export * from './rows';
export * from './run';
export * from './store';
