export * from './engagement';
export * from './growth';
export * from './visits';
