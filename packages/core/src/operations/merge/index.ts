export * from './columns';
export * from './commands';
export * as mergeCommands from './commands';
export * from './duplicate';
