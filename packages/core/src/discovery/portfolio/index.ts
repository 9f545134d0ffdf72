export * from './commands';
export * as portfolioCommands from './commands';
export * from './firstRun';
export * from './portfolio';
export * from './videoAddress';
