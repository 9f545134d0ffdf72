export { MAX_APPROVED } from './approveProposals';
export * from './board';
export * from './commands';
export * as squadCommands from './commands';
export * from './squad';
export * from './squadBudget';
