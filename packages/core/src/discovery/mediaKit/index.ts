export * from './commands';
export * as mediaKitCommands from './commands';
export * from './link';
export * from './mediaKit';
