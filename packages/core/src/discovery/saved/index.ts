export * from './commands';
export * as savedCommands from './commands';
export * from './favorite';
export * from './limits';
export * from './list';
export * from './savedSearch';
export { externalProfiles, keyOfWhom, type Whom } from './whom';
