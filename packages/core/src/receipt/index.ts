export * from './commands';
export * as receiptCommands from './commands';
export * from './financeDay';
export * from './flow';
export type { Incoming } from './incoming';
export * from './proposal';
export * as receiptReactions from './reactions';
export * from './resource';
export * from './schema';
