export * from './commands';
export * as conversationCommands from './commands';
export * from './contactData';
export * from './conversation';
export * from './messageReport';
export * from './reading';
export * from './state';
