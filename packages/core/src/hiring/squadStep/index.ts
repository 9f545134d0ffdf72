export * from './commands';
export * as squadStepCommands from './commands';
export * from './schedule';
export * from './squadStep';
