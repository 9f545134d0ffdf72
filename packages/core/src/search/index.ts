export * from './address';
export * from './answer';
export * from './policy';
export * from './query';
export * from './ranking';
export * from './suggest';
export * from './vocabulary';
export * from './weights';
