export * from './treatment';
