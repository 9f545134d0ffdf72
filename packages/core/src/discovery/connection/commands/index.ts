export * from './connectChannel';
export * from './connections';
export * from './savePresences';
