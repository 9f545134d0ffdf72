export * from './commands';
export * as subscriptionCommands from './commands';
export * from './invoice';
export * from './months';
export * from './quote';
export * as subscriptionReactions from './reactions';
export * from './subscription';
