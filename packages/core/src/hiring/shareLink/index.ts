export * from './commands';
export * as shareLinkCommands from './commands';
export * from './shareLink';
