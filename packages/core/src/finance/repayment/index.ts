export * from './commands';
export * as repaymentCommands from './commands';
export * as repaymentReactions from './reactions';
export * from './repayment';
export { repaymentNamed, repaymentSlip } from './slip';
export { takeIn } from './takeIn';
