export * from './acts';
export * from './ask';
export * from './limit';
