export * from './commands';
export * as portfolioCommands from './commands';
export * from './completeness';
export * from './firstRun';
export * from './portfolio';
export * from './videoAddress';
