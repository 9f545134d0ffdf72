export * from './accounts';
export * from './impersonations';
export * from './newEmail';
export * from './passwords';
export * from './secondFactor';
export * from './sessions';
export * from './staff';
export * from './support';
