export * from './assignment';
export * from './backgroundJob';
export * from './commands';
export * as staffCommands from './commands';
export * from './happening';
export * from './jump';
export * from './note';
export { colleagues, jobKeepers } from './subject';
export * from './task';
