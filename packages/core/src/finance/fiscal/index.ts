import * as fiscalReactions from './requestInvoice';

export * from './commands';
export * as fiscalCommands from './commands';
export * from './flow';
export * from './policy';
export * from './port';
export * from './resource';
export * from './schema';
export { fiscalReactions };
