export * from './engagement';
export * from './growth';
export * from './report';
export * from './visits';
