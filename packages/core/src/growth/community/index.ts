export * from './commands';
export * as communityCommands from './commands';
export * from './flow';
export * from './resource';
export * from './schema';
