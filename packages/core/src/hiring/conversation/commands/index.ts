export * from './decideReport';
export * from './markConversationRead';
export * from './messages';
export * from './readConversation';
