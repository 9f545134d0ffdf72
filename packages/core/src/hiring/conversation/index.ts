export * from './commands';
export * as conversationCommands from './commands';
export * from './contactData';
export * from './messageReport';
export * from './policy';
export * from './reading';
export * from './resource';
export * from './schema';
export * from './state';
