export * from './affectedRows';
export * from './commands';
export * as settingCommands from './commands';
export * from './declared';
export * from './setting';
