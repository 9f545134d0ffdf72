export * from './bases';
export * from './commands';
export * as privacyCommands from './commands';
export { declarations, hasRowsOf, isAbout, pathsTo } from './declarations';
export { type Exported, exported } from './exported';
export * from './inquiry';
export { type AccountState, obstaclesTo } from './obstacles';
export * from './request';
export type { Declaration, Path } from './rows';
