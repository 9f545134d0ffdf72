export * from './commands';
export * as repaymentCommands from './commands';
export * from './flow';
export { repaymentRule } from './policy';
export * as repaymentReactions from './reactions';
export * from './resource';
export * from './schema';
export { repaymentNamed, repaymentSlip } from './slip';
export { takeIn } from './takeIn';
