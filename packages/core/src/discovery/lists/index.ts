export * from './commands';
export * as listCommands from './commands';
export { type CreatorRef, creatorKeyOf, externalProfiles } from './creatorRef';
export * from './favorite';
export * from './limits';
export * from './list';
export * from './savedSearch';
