export * from './accept';
export * from './counter';
export * from './decline';
export * from './open';
export * from './redo';
export * from './reject';
export * from './selectCreators';
export * from './send';
