export * from './actor';
export * from './brand';
export * from './company';
export * from './creator';
export * from './fields';
export * from './user';
