export * from './begin';
export * from './methods';
export * from './takeNews';
