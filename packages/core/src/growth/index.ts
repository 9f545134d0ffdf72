export * from './community';
export * from './content';
export * from './lead';
export * from './metrics';
export * from './newsletter';
export * from './shortLink';
