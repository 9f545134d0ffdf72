export * from './closeEndings';
