export * from './decideReport';
export * from './deleteMessage';
export * from './editMessage';
export * from './markConversationRead';
export * from './readConversation';
export * from './reportMessage';
export * from './sendMessage';
export * from './sendToMany';
