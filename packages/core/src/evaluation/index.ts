export * from './evaluation';
