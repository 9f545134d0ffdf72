export * from './takeNews';
export * as providerNewsCommands from './takeNews';
