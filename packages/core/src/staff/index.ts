export * from './assignment';
export * from './commands';
export * as staffCommands from './commands';
export * from './note';
export { colleagues, jobKeepers } from './subject';
export * from './task';
