export * from './commands';
export * as suspensionCommands from './commands';
export * from './rule';
