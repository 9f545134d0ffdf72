export * from './startImport';
