export * from './certificate';
export * from './commands';
export * as contentCommands from './commands';
export * from './content';
export * from './fields';
export * from './kinds';
export * from './lesson';
