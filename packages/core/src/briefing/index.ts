export * from './budget';
export * from './commands';
export * as briefingCommands from './commands';
export * from './flow';
export * from './match';
export * from './matching';
export * from './resource';
export * from './schema';
export * from './steps';
