export * from './deleteMessage';
export * from './editMessage';
export * from './markConversationRead';
export * from './sendMessage';
export * from './sendToMany';
