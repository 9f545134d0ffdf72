export * from './commands';
export * as shortLinkCommands from './commands';
export * from './shortLink';
export * from './source';
