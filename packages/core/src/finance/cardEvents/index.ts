export * from './applyCardEvent';
export * as cardEventCommands from './applyCardEvent';
