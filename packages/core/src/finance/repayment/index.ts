export * from './commands';
export * as repaymentCommands from './commands';
export { creditRepayment } from './creditRepayment';
export type { AcceptancePreview } from './previewAcceptance';
export * as repaymentReactions from './reactions';
export * from './repayment';
export { repaymentNamed, repaymentSlip } from './slip';
