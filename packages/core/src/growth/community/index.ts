export * from './commands';
export * as communityCommands from './commands';
export * from './community';
