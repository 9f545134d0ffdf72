export { type ClientStep, clientStep, isRemindable } from './clientStep';
export * from './commands';
export * as deliveryCommands from './commands';
export { silentApprovalOn } from './silentApproval';
