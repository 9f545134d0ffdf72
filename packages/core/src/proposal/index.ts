export * from './brief';
export * from './commands';
export * as proposalCommands from './commands';
export * from './draft';
export * from './flow';
export * as proposalReactions from './reactions';
export * from './resource';
export * from './schema';
export * from './waitsFor';
