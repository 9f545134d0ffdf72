export * from './postOfDeliverable';
