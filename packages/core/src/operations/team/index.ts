export { endAllAccess, loadAccess as openingsOf } from './access';
export * from './commands';
export * as teamCommands from './commands';
export * from './invitation';
export * from './link';
export * from './obstacle';
export * from './preview';
export * from './team';
