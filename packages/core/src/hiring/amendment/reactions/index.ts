export * from './extendContract';
