export * from './commands';
export * as providerCommands from './commands';
export { cardState, isHard } from './decline';
export * from './flow';
export * from './port';
export * from './resource';
export * from './schema';
