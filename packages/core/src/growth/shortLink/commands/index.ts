export * from './closeShortLink';
export * from './makeShortLink';
