export * from './applyReturned';
