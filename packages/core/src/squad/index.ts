export * from './squad';
