export * from './cancelImport';
export * from './startImport';
