import * as fiscalReactions from './requestInvoice';

export * from './commands';
export * as fiscalCommands from './commands';
export * from './fiscal';
export * from './port';
export { fiscalReactions };
