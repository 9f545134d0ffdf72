export * from './begin';
export * from './methods';
