export * from './commands';
export * as evaluationCommands from './commands';
export * from './evaluation';
export * as evaluationReactions from './reactions';
